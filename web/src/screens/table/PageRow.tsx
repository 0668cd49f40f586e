// The row of the end's pages: what there is to look at, what the host shows, the way back to the others, and one more
// game.
import type { GameModule } from '../../games/module';
import { Button } from '../../ui/Button';
import { words } from '../../words/words';
import { pageTitle, SUMMARY, type usePages } from './pages';

type PageRowProps = {
  game: GameModule;
  ids: string[];
  pages: ReturnType<typeof usePages>;
  leads: boolean;
  again(): void;
  mayAgain: boolean;
};

export function PageRow({ game, ids, pages, leads, again, mayAgain }: PageRowProps) {
  const title = (id: string) => pageTitle(game.name, id);
  const others = pages.back && pages.shared !== null && pages.shared !== pages.now ? pages.shared : null;
  return (
    <nav class="end-pages" aria-label={words('table-pages')}>
      <div class="end-pages-row">
        {ids.map(id => (
          <button
            key={id}
            type="button"
            class="end-page"
            aria-current={id === pages.now ? 'page' : undefined}
            disabled={pages.screen}
            onClick={() => pages.turn(id)}
          >
            {title(id)}
          </button>
        ))}
        <span class="grow" />
        {!pages.screen && mayAgain && pages.now !== SUMMARY && (
          <Button small kind="primary" onClick={again}>
            {words('table-end-rematch')}
          </Button>
        )}
      </div>
      {leads && ids.length > 1 && <p class="end-with">{words('table-pages-lead')}</p>}
      {others && (
        <p class="end-with away" role="status">
          <span>{words('table-pages-alone', { page: title(others) })}</span>
          <Button small onClick={() => pages.back?.()}>
            {words('table-pages-back')}
          </Button>
        </p>
      )}
    </nav>
  );
}
