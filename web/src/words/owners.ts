/**
 * Whose words a file holds: a game's (but its tile's), those of tables, of the generic one, of a class, of a lesson's
 * papers, of print, of puzzles, of the workshop, of fair match or of the coach. All others come with the page, as one
 * file (vite.config.ts).
 */
export const ownerOf = (path: string): string | null =>
  /games\/([^/]*)\/words\/[^/]*\/(?!tile\.)/.exec(path)?.[1] ??
  /\/(table|fair|coach|generic|class|lesson|print|puzzle|workshop)\.ftl/.exec(path)?.[1] ??
  null;
