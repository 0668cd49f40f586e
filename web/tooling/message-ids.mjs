// The ids of all messages as a type, file by file, so that a wrong one does not compile: src/words/ids.ts, written by
// whoever builds, tests or checks the client. `node tooling/message-ids.mjs` writes it alone.
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The ids of a file, those of attributes as id.attribute. */
function idsIn(text) {
  let id = '';
  return [...text.matchAll(/^(?:([a-z][\w-]*) =(.*)|\s+\.([a-z][\w-]*) =)/gm)].flatMap(([, message, , attribute]) => {
    if (message) id = message;
    return attribute ? `${id}.${attribute}` : id;
  });
}

export function writeMessageIds(web) {
  const source = join(web, 'src');
  // Tests hold that all languages have the same ids.
  const files = readdirSync(source, { recursive: true })
    .filter(name => /\/en\/[^/]*\.ftl$/.test(name))
    .sort();
  const areas = files.map(name => {
    const game = /^games\/([^/]*)\//.exec(name)?.[1];
    const area = /([^/]*)\.ftl$/.exec(name)[1];
    const ids = idsIn(readFileSync(join(source, name), 'utf8')).map(id => `    | '${id}'`);
    return `  '${!game || game === area ? area : `${area}-${game}`}':\n${ids.join('\n')};`;
  });
  const text =
    `// Written by tooling/message-ids.mjs from the files of words.\n` +
    `export interface MessagesOf {\n${areas.join('\n')}\n}\n` +
    `export type MessageId = MessagesOf[keyof MessagesOf];\n`;
  const target = join(source, 'words/ids.ts');
  if (!existsSync(target) || readFileSync(target, 'utf8') !== text) writeFileSync(target, text);
}

if (process.argv[1] === import.meta.filename) writeMessageIds(join(import.meta.dirname, '..'));
