// A reporter of a table has three tasks to note; the teacher reads them in the debriefing.
import { useState } from 'preact/hooks';
import { announce } from '../ui/Announcer';
import { Button, IconButton } from '../ui/Button';
import { SideSheet } from '../ui/SideSheet';
import { words } from '../words/words';
import type { ClassLive } from './live';
import { plainText } from './plainText';

const TASKS = [0, 1, 2];
const NOTE_MAX = 240;

export function ReporterSheet({ live }: { live: ClassLive }) {
  const [open, setOpen] = useState(false);
  const [texts, setTexts] = useState(['', '', '']);
  const [kept, setKept] = useState([false, false, false]);
  const keep = async (task: number) => {
    if (await live.say('note', { task, text: plainText(texts[task]!).trim() })) return;
    setKept(kept.map((one, at) => one || at === task));
    announce(words('class-note-kept'));
  };
  return (
    <>
      <IconButton icon="ui-edit" label={words('class-tasks')} expanded={open} onClick={() => setOpen(true)} />
      <SideSheet open={open} title={words('class-tasks')} onClose={() => setOpen(false)}>
        <ol class="reporter-tasks">
          {TASKS.map(task => (
            <li key={task}>
              <label>
                <b>{words('class-task', { task })}</b>
                <textarea
                  rows={3}
                  maxLength={NOTE_MAX}
                  value={texts[task]}
                  onInput={event => (
                    setTexts(texts.map((one, at) => (at === task ? event.currentTarget.value : one))),
                    setKept(kept.map((one, at) => (at === task ? false : one)))
                  )}
                />
              </label>
              <Button
                small
                reason={texts[task]!.trim() ? null : words('class-message-empty')}
                onClick={() => void keep(task)}
              >
                {words(kept[task] ? 'class-note-kept' : 'class-note-keep')}
              </Button>
            </li>
          ))}
        </ol>
      </SideSheet>
    </>
  );
}
