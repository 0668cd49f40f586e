// A game of triples that is over, with two people at a table of a real server: played over the wire in a moment, by somebody who
// sees both hands. The people come back to it with their passes.
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';

const deck = JSON.parse(readFileSync(join(resolve(import.meta.dirname, '../../..'), 'content/decks/psz/deck.json'), 'utf8')) as { sets: { cards: string[] }[] };

export type Seated = { table: string; token: string; person: number; code: string; invitation?: string };
export type Wish = { over: boolean; bots?: number; options?: Record<string, unknown> };

/** Plays in this page, which must be one of the server's; the first of the two is the host. */
export async function played(page: Page, wish: Wish = { over: true }): Promise<Seated[]> {
  const given = { sets: deck.sets.map(set => set.cards.map(card => (typeof card === 'string' ? card : (card as { id: string }).id))), ...wish };
  return page.evaluate(async ({ sets, over, bots = 0, options = {} }) => {
    type Told = Record<string, any>;
    class Client {
      room: Told = {};
      view: Told | null = null;
      pass: Told = {};
      private said = 0;
      private heard: (() => void)[] = [];
      private constructor(readonly socket: WebSocket) {
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(data as string) as Told;
          const told = message.fresh ?? message.update;
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
    const secret = () => Array.from(crypto.getRandomValues(new Uint8Array(24)), byte => (byte % 36).toString(36)).join('');
    const ala = await Client.opens();
    ala.say('create', { game: 'triples', seats: ['open', 'open', ...Array.from({ length: bots }, () => 'bot:easy')], door: 'open', name: 'Ala', options }, secret());
    await ala.until(() => ala.pass.code !== undefined);
    const borys = await Client.opens();
    borys.say('knock', { code: ala.pass.code, name: 'Борис' }, secret());
    await borys.until(() => borys.room.people?.length === 2);
    ala.say('sit', { seat: 0 });
    await ala.until(() => ala.room.seats[0].kind === 'person');
    borys.say('sit', { seat: 1 });
    await ala.until(() => ala.room.seats[1].kind === 'person');
    ala.say('youngest', { seat: 0 });
    ala.say('start', {});
    await Promise.all([ala, borys].map(one => one.until(() => one.view?.phase === 'play')));
    const both = [ala, borys];
    while (over && ala.room.phase !== 'over') {
      const turn = ala.view!.turn as number;
      const mine = both[turn]!;
      await mine.until(() => mine.view?.turn === turn);
      const hand = new Set(mine.view!.hands[turn] as string[]);
      const done = new Set((mine.view!.sets as string[][]).flat());
      const open = sets.filter((_, at) => !done.has(`set-${at + 1}`));
      const begun = open.filter(cards => cards.some(card => hand.has(card)));
      const strange = open.find(cards => !cards.some(card => hand.has(card)));
      // Half of the sets for each: who has enough asks for what costs the turn.
      const enough = mine.view!.sets[turn].length >= 6 && strange;
      const card = (enough ? strange : (begun[0] ?? strange))!.find(one => !hand.has(one))!;
      const before = JSON.stringify([mine.view, ala.room.phase]);
      mine.say('do', `ask ${1 - turn} ${card}`);
      await ala.until(() => JSON.stringify([mine.view, ala.room.phase]) !== before && (ala.room.phase === 'over' || ala.view!.turn === mine.view!.turn));
    }
    for (const one of both) one.socket.close();
    return both.map(({ pass }) => ({ table: pass.table, token: pass.token, person: pass.person, code: pass.code, ...(pass.invitation ? { invitation: pass.invitation } : {}) }));
  }, given);
}

/** Back to the table with a pass, as a browser that was closed would come. */
export async function comesBack(page: Page, base: string, pass: Seated): Promise<void> {
  await page.addInitScript(kept => {
    if (!localStorage.getItem('stolik-passes')) localStorage.setItem('stolik-passes', JSON.stringify({ [`seat ${kept.code}`]: { ...kept, at: Date.now() } }));
  }, pass);
  await page.goto(`${base}#/online/${pass.code}`);
}
