// The rules of a game as a text, every rule with its number; one of them may be the one that was asked for.
import { useEffect, useRef } from 'preact/hooks';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';
import { openRule } from '../ui/Rules';
import { useLoad } from '../ui/load';
import { Loading } from '../ui/Loading';
import { typeset } from '../words/typography';
import { words, type Language } from '../words/words';
import { readRules, type Block, type Inline, type Section } from './marks';
import { loadRules, type RulesProps } from './rules';
import type { GameName } from '../table/session';
import './rules-text.css';

/** `still`: on paper, where a number is no link. */
function Line({
  text,
  game,
  language,
  still,
}: {
  text: Inline[];
  game: GameName;
  language: Language;
  still?: boolean | undefined;
}) {
  return (
    <>
      {text.map((part, at) => {
        if (typeof part === 'string') return typeset(part, language);
        if ('strong' in part)
          return (
            <strong key={at}>
              <Line text={part.strong} game={game} language={language} still={still} />
            </strong>
          );
        if ('stress' in part)
          return (
            <em key={at}>
              <Line text={part.stress} game={game} language={language} still={still} />
            </em>
          );
        if (still) return part.rule;
        return (
          <button
            key={at}
            type="button"
            class="rule-number"
            aria-label={words('shell-rule-open', { id: part.rule })}
            onClick={() => openRule(game, part.rule)}
          >
            {part.rule}
          </button>
        );
      })}
    </>
  );
}

export function RulePart({
  block,
  game,
  language,
  still,
}: {
  block: Block;
  game: GameName;
  language: Language;
  still?: boolean;
}) {
  const line = (text: Inline[]) => <Line text={text} game={game} language={language} still={still} />;
  switch (block.kind) {
    case 'text':
      return <p>{line(block.text)}</p>;
    case 'heading':
      return (
        <p class="rule-part">
          <b>{line(block.text)}</b>
        </p>
      );
    case 'list': {
      const items = block.items.map((item, at) => <li key={at}>{line(item)}</li>);
      return block.ordered ? <ol class="rules-list">{items}</ol> : <ul class="rules-list">{items}</ul>;
    }
    case 'table': {
      const [head = [], ...rows] = block.rows;
      return (
        <div class="rules-table" tabIndex={0} role="group">
          <table>
            <thead>
              <tr>
                {head.map((cell, at) => (
                  <th key={at} scope="col">
                    {line(cell)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, at) => (
                <tr key={at}>
                  {row.map((cell, to) => (
                    <td key={to}>{line(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    }
  }
}

export function RulesText({ game, language, focus, level = 3 }: RulesProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const {
    value: sections,
    failed,
    again,
  } = useLoad<Section[]>(async () => readRules(await loadRules(game, language)).sections, [game, language]);
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!sections || !focus) return;
    root.current?.querySelector(`[data-rule="${focus}"]`)?.scrollIntoView({ block: 'start' });
  }, [sections, focus]);
  if (failed)
    return (
      <Notice
        kind="bad"
        urgent
        acts={
          <Button small onClick={again}>
            {words('shell-again')}
          </Button>
        }
      >
        {words('shell-rules-missing')}
      </Notice>
    );
  if (!sections) return <Loading />;
  return (
    <div class="rules" ref={root} lang={language}>
      {sections.map((section, at) => (
        <section
          key={section.id ?? at}
          data-rule={section.id ?? undefined}
          class={section.id && section.id === focus ? 'rule asked' : 'rule'}
        >
          {section.title && (
            <Heading class="rule-title">
              {section.id && <span class="rule-id">{section.id}</span>}
              {typeset(section.title, language)}
            </Heading>
          )}
          {section.blocks.map((block, to) => (
            <RulePart key={to} block={block} game={game} language={language} />
          ))}
        </section>
      ))}
    </div>
  );
}
