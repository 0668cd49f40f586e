// All rules of a game on one page.
import { useTitle } from '../../ui/title';
import { GAME_NAMES } from '../../games';
import { gameName } from '../../games/tile-words';
import { PRINTABLE } from '../../print/games';
import { RulesText } from '../../rules/RulesText';
import { Bar } from '../../ui/Bar';
import { Button } from '../../ui/Button';
import { words } from '../../words/words';
import type { ScreenProps } from '../routes';
import './rules-page.css';

export default function RulesPage({ route }: ScreenProps) {
  const game = GAME_NAMES.find(name => name === route.params.game) ?? GAME_NAMES[0]!;
  const title = words('shell-rules-of', { game: gameName(game) });
  useTitle(title);
  return (
    <>
      <Bar title={title} />
      <main class="rules-page cloth">
        <div class="paper">
          <RulesText game={game} language={words.language} focus={route.params.rule ?? null} level={2} />
        </div>
        <p class="rules-acts">
          <Button href={`#/learn/${game}`} icon="ui-hand">
            {words('shell-learn')}
          </Button>
          {PRINTABLE.includes(game) && (
            <Button href={`#/print/${game}`} icon="ui-book">
              {words('shell-print')}
            </Button>
          )}
        </p>
      </main>
    </>
  );
}
