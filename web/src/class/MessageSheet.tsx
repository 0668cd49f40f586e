// A word of the teacher to one table or to all: one of twenty sentences, said in each pupil's language, or 120 signs.
import { useState } from 'preact/hooks';
import { announce } from '../ui/Announcer';
import { Button } from '../ui/Button';
import { TextField } from '../ui/Field';
import { SideSheet } from '../ui/SideSheet';
import { words } from '../words/words';
import type { TeacherActs } from './live';
import type { Message } from './model';

const SENTENCES = [
  'eyes',
  'quiet',
  'well',
  'together',
  'rules',
  'ask-me',
  'hand',
  'coming',
  'read-card',
  'think',
  'whose-turn',
  'faster',
  'slower',
  'five',
  'two',
  'last-turn',
  'stop',
  'phones-down',
  'back',
  'thanks',
] as const;
/** On the wire a sentence is its number. */
const sentenceText = (number: number): string =>
  SENTENCES[number] ? words(`class-sentence-${SENTENCES[number]}`) : '';
/** What a message says, in the reader's language where it is one of the sentences. */
export const messageText = ({ text, sentence }: Pick<Message, 'text' | 'sentence'>): string =>
  text ?? (sentence === null ? '' : sentenceText(sentence));
const MESSAGE_MAX = 120;

export function MessageSheet({
  open,
  table,
  acts,
  onClose,
}: {
  open: boolean;
  table: number | null;
  acts: TeacherActs;
  onClose(): void;
}) {
  const [text, setText] = useState('');
  const send = async (said: { sentence: number } | { text: string }) => {
    if (await acts.message(table, said)) return;
    announce(words('class-message-sent'));
    setText('');
    onClose();
  };
  const typed = text.trim();
  return (
    <SideSheet
      open={open}
      onClose={onClose}
      title={table ? words('class-message-one', { number: table }) : words('class-message-all')}
      foot={
        <form class="message-own" onSubmit={event => (event.preventDefault(), typed && void send({ text: typed }))}>
          <TextField
            label={words('class-message-own')}
            value={text}
            onChange={setText}
            max={MESSAGE_MAX}
            hint={words('class-message-hint', { count: MESSAGE_MAX - text.length })}
          />
          <Button kind="primary" type="submit" reason={typed ? null : words('class-message-empty')}>
            {words('class-message-send')}
          </Button>
        </form>
      }
    >
      <ul class="sentences">
        {SENTENCES.map((id, number) => (
          <li key={id}>
            <Button small wide onClick={() => void send({ sentence: number })}>
              {sentenceText(number)}
            </Button>
          </li>
        ))}
      </ul>
    </SideSheet>
  );
}
