// Reads the few marks our rule files use: headings with a rule number, paragraphs, lists, tables, *stress* and
// **strong**.
export type Inline = string | { strong: Inline[] } | { stress: Inline[] } | { rule: string };
export type Block =
  | { kind: 'text'; text: Inline[] }
  | { kind: 'list'; items: Inline[][]; ordered: boolean }
  | { kind: 'table'; rows: Inline[][][] }
  | { kind: 'heading'; text: Inline[] };
/** `id` is the number of the rule, or null for what stands before the first or between groups. */
export type Section = { id: string | null; title: string; blocks: Block[] };

/** `letter` is the one that the numbers of these rules begin with. */
export function inline(text: string, letter: string): Inline[] {
  const found: Inline[] = [];
  // Strong before stress; a rule number in the text becomes a link to it.
  const marks = new RegExp(`\\*\\*(.+?)\\*\\*|\\*(.+?)\\*|\\b(${letter}\\d{1,2})\\b`, 'gs');
  let at = 0;
  for (const match of text.matchAll(marks)) {
    if (match.index > at) found.push(text.slice(at, match.index));
    if (match[1]) found.push({ strong: inline(match[1], letter) });
    else if (match[2]) found.push({ stress: inline(match[2], letter) });
    else found.push({ rule: match[3]! });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push(text.slice(at));
  return found;
}

const cells = (line: string, letter: string): Inline[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => inline(cell.trim(), letter));

function blocksOf(lines: string[], letter: string): Block[] {
  const blocks: Block[] = [];
  const groups = lines
    .join('\n')
    .split(/\n\s*\n/)
    .map(group => group.split('\n').filter(line => line.trim()))
    .filter(group => group.length > 0);
  for (const group of groups) {
    const first = group[0]!;
    if (/^###+ /.test(first)) {
      blocks.push({ kind: 'heading', text: inline(first.replace(/^#+ /, ''), letter) });
      if (group.length > 1) blocks.push(...blocksOf(group.slice(1), letter));
    } else if (/^\s*\|/.test(first)) {
      blocks.push({
        kind: 'table',
        rows: group.filter(line => !/^\s*\|[\s:|-]+\|?\s*$/.test(line)).map(line => cells(line.trim(), letter)),
      });
    } else if (group.some(line => /^\s*([-*]|\d+[.)]) /.test(line))) {
      const begin = group.findIndex(line => /^\s*([-*]|\d+[.)]) /.test(line));
      if (begin > 0) blocks.push({ kind: 'text', text: inline(group.slice(0, begin).join(' '), letter) });
      const items: string[] = [];
      for (const line of group.slice(begin)) {
        if (/^\s*([-*]|\d+[.)]) /.test(line)) items.push(line.replace(/^\s*([-*]|\d+[.)]) /, ''));
        else items[items.length - 1] += ` ${line.trim()}`;
      }
      blocks.push({
        kind: 'list',
        ordered: /^\s*\d/.test(group[begin]!),
        items: items.map(item => inline(item, letter)),
      });
    } else {
      blocks.push({ kind: 'text', text: inline(group.map(line => line.trim()).join(' '), letter) });
    }
  }
  return blocks;
}

/** The title of the file and its rules in order. */
export function readRules(file: string): { title: string; sections: Section[] } {
  let title = '';
  // The first numbered heading tells the letter; a file without numbers has none, and nothing in it is a link.
  const letter = /^## ([A-Z])\d{1,2}\b/m.exec(file)?.[1] ?? '(?!)';
  const sections: Section[] = [];
  let lines: string[] = [];
  let open: Section = { id: null, title: '', blocks: [] };
  const close = () => {
    open.blocks = blocksOf(lines, letter);
    if (open.title || open.blocks.length > 0) sections.push(open);
    lines = [];
  };
  for (const line of file.split('\n')) {
    const heading = /^(#{1,2}) (.*)$/.exec(line);
    if (!heading) lines.push(line);
    else if (heading[1] === '#' && !title) title = heading[2]!.trim();
    else {
      close();
      const [, id = null, rest = heading[2]!] =
        new RegExp(`^(${letter}\\d{1,2})[.:]?\\s+(.*)$`).exec(heading[2]!) ?? [];
      open = { id, title: rest.trim(), blocks: [] };
    }
  }
  close();
  return { title, sections };
}
