// The second step at the door: the four signs that stand on the projector, in their order, chosen of nine.
import { useState } from 'preact/hooks';
import { groups } from '../words/code';
import { Bar } from '../ui/Bar';
import { Button } from '../ui/Button';
import { useLoad } from '../ui/load';
import { Notice } from '../ui/Notice';
import { words, wantWords } from '../words/words';
import { PatternSymbol, SIGNS, signName } from './signs';
import './pattern.css';

const WANTED = 4;

export function PatternPicker({
  code,
  wrong,
  onChosen,
}: {
  code: string;
  wrong: boolean;
  onChosen(pattern: number[]): void;
}) {
  const [chosen, setChosen] = useState<number[]>([]);
  const { value: ready } = useLoad(
    async () => (await Promise.all([wantWords('class'), wantWords('lesson')]), true),
    [],
  );
  if (!ready) return null;
  // One more than there are places takes the last of them.
  const press = (number: number) =>
    setChosen(
      chosen.includes(number) ? chosen.filter(one => one !== number) : [...chosen.slice(0, WANTED - 1), number],
    );
  return (
    <form class="join" onSubmit={event => (event.preventDefault(), chosen.length === WANTED && onChosen(chosen))}>
      <Bar title={words('class-code-tag', { code: groups(code) })} />
      <main class="join-main cloth">
        <h2>{words('class-pattern-title')}</h2>
        <p>{words('class-pattern-text')}</p>
        {wrong && (
          <Notice kind="bad" urgent>
            {words('class-pattern-wrong')}
          </Notice>
        )}
        <ul class="pattern">
          {SIGNS.map((_, at) => (
            <li key={at}>
              <button
                type="button"
                class={chosen.includes(at + 1) ? 'sign-btn sel' : 'sign-btn'}
                aria-pressed={chosen.includes(at + 1)}
                onClick={() => press(at + 1)}
              >
                <PatternSymbol number={at + 1} size={56} />
                <span>{signName(at + 1)}</span>
                {chosen.includes(at + 1) && <b class="sign-place">{chosen.indexOf(at + 1) + 1}</b>}
              </button>
            </li>
          ))}
        </ul>
      </main>
      <div class="join-commit">
        <Button
          wide
          kind="primary"
          type="submit"
          reason={chosen.length === WANTED ? null : words('class-pattern-why', { count: WANTED - chosen.length })}
        >
          {words('class-pattern-go')}
        </Button>
      </div>
    </form>
  );
}
