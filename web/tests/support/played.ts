// A game of triples that is over, with three people at a table of a real server: played over the wire in a moment, by
// somebody who sees all hands. The people come back to it with their passes.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';

const deck = JSON.parse(
  readFileSync(join(resolve(import.meta.dirname, '../../..'), 'content/decks/psz/deck.json'), 'utf8'),
) as { sets: { cards: string[] }[] };

export type Seated = { table: string; token: string; person: number; code: string; invitation?: string };
export type Wish = { over: boolean; options?: Record<string, unknown> };

/** Plays in this page, which must be one of the server's; the first of the three is the host. */
export async function played(page: Page, wish: Wish = { over: true }): Promise<Seated[]> {
  const given = {
    sets: deck.sets.map(set => set.cards.map(card => (typeof card === 'string' ? card : (card as { id: string }).id))),
    ...wish,
  };
  return page.evaluate(async ({ sets, over, options = {} }) => {
    type Told = Record<string, any>;
    class Client {
      room: Told = {};
      view: Told | null = null;
      seq = 0;
      pass: Told = {};
      private said = 0;
      private heard: (() => void)[] = [];
      private constructor(readonly socket: WebSocket) {
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data as string) as Told;
          const told = message.fresh ?? message.update;
          if (told) this.seq = told.seq;
          if (told?.room) this.room = told.room;
          if (told?.view) this.view = told.view;
          if (message.welcome) this.pass = { ...message.welcome };
          this.heard.splice(0).forEach(wake => wake());
        };
      }
      static async opens(): Promise<Client> {
        const socket = new WebSocket(`ws://${location.host}/ws`);
        await new Promise(done => (socket.onopen = done));
        return new Client(socket);
      }
      say(what: string, body: unknown, id = `t${this.socket.url.length}-${(this.said += 1)}`): void {
        this.socket.send(JSON.stringify({ [what]: body, id }));
      }
      async until(there: () => boolean): Promise<void> {
        while (!there()) await new Promise<void>(wake => this.heard.push(wake));
      }
    }
    const secret = () =>
      Array.from(crypto.getRandomValues(new Uint8Array(24)), byte => (byte % 36).toString(36)).join('');
    const ala = await Client.opens();
    ala.say(
      'create',
      { game: 'triples', seats: ['open', 'open', 'open'], door: 'open', name: 'Ala', options },
      secret(),
    );
    await ala.until(() => ala.pass.code !== undefined);
    const all = [ala];
    for (const name of ['Борис', 'Cela']) {
      const guest = await Client.opens();
      guest.say('knock', { code: ala.pass.code, name }, secret());
      all.push(guest);
      await ala.until(() => ala.room.people?.length === all.length);
      await guest.until(() => guest.pass.token !== undefined);
    }
    for (const [seat, one] of all.entries()) {
      one.say('sit', { seat });
      await ala.until(() => ala.room.seats[seat].kind === 'person');
    }
    ala.say('youngest', { seat: 0 });
    ala.say('start', {});
    await Promise.all(all.map(one => one.until(() => one.view?.phase === 'play')));
    while (over && ala.room.phase !== 'over') {
      const turn = ala.view!.turn as number;
      const mine = all[turn]!;
      await Promise.all(
        all.map(one =>
          one.until(() => one.view?.turn === turn && JSON.stringify(one.view.sets) === JSON.stringify(ala.view!.sets)),
        ),
      );
      const hands = all.map((one, seat) => new Set(one.view!.hands[seat] as string[]));
      const done = new Set((mine.view!.sets as string[][]).flat());
      const open = sets.filter((_, at) => !done.has(`set-${at + 1}`));
      const card = (open.find(cards => cards.some(one => hands[turn]!.has(one))) ?? open[0]!).find(
        one => !hands[turn]!.has(one),
      )!;
      const holder = hands.findIndex(hand => hand.has(card));
      // Four sets for each: who has enough asks the wrong one.
      const to = mine.view!.sets[turn].length >= 4 ? [0, 1, 2].find(seat => seat !== turn && seat !== holder)! : holder;
      const before = JSON.stringify([ala.view, ala.room.phase]);
      mine.say('do', `ask ${to} ${card}`);
      await ala.until(() => JSON.stringify([ala.view, ala.room.phase]) !== before);
      // The others hear it too, whatever of it they may know.
      await Promise.all(all.map(one => one.until(() => ala.room.phase === 'over' || one.seq === ala.seq)));
    }
    for (const one of all) one.socket.close();
    return all.map(({ pass }) => ({
      table: pass.table,
      token: pass.token,
      person: pass.person,
      code: pass.code,
      ...(pass.invitation ? { invitation: pass.invitation } : {}),
    }));
  }, given);
}

/** Back to the table with a pass, as a browser that was closed would come. */
export async function comesBack(page: Page, base: string, pass: Seated): Promise<void> {
  await page.addInitScript(kept => {
    if (!localStorage.getItem('stolik-passes'))
      localStorage.setItem('stolik-passes', JSON.stringify({ [`seat ${kept.code}`]: { ...kept, at: Date.now() } }));
  }, pass);
  await page.goto(`${base}#/online/${pass.code}`);
}
