#!/usr/bin/env python3
"""Three members of etcd and three servers on this machine, and a page that shows them while a game
goes on. Keys, here or on the page: 1 2 3 kill a server or start it again, d e f drain and stop one,
a b c kill a member of etcd or start it again, q ends all.

usage: ./stolik cluster demo [PORT]        (default 8090)"""
import asyncio
import contextlib
import json
import os
import pathlib
import sys
import termios
import tty

HERE = pathlib.Path(__file__).resolve().parent
os.environ.setdefault("STOLIK", str(HERE.parent / "build/release/tools/stolik"))
sys.dont_write_bytecode = True
sys.path.insert(0, str(HERE.parent / "tests/server"))
from crash_test import one_move  # noqa: E402
from nodes import Etcd, Nodes  # noqa: E402
from wire import open_table  # noqa: E402

PAGE = """<!doctype html><meta charset="utf-8">
<meta name="viewport" content="width=device-width"><title>Stolik: three servers, one house</title>
<style>
body{font:16px/1.5 system-ui,sans-serif;margin:2rem auto;
max-width:60rem;padding:0 1rem;color-scheme:light dark}
.row{display:grid;grid-template-columns:repeat(3,1fr);gap:1rem;margin:1rem 0}
.box{border:2px solid #4a7;border-radius:.5rem;padding:.8rem}
.box.gone{border-color:#b44;opacity:.6}.box h2{margin:0;font-size:1.1rem}
button{font:inherit;margin:.4rem .4rem 0 0}
ol{font-family:ui-monospace,monospace;font-size:.85rem}
@media(max-width:40rem){.row{grid-template-columns:1fr}}
</style>
<h1>Three servers, one house</h1>
<p>Each server takes any connection; a table lives on one of them, and its journal on three members
of etcd. Kill one by its key and watch the game go on.</p>
<div class="row" id="nodes"></div><div class="row" id="members"></div>
<p id="game"></p><ol id="story" reversed></ol>
<script>
const act=k=>fetch('/key/'+k,{method:'POST'});
addEventListener('keydown',e=>{if(/^[123abcdef]$/.test(e.key))act(e.key)});
const press=([k,t])=>`<button data-key="${k}">${k}: ${t}</button>`;
const box=(one,keys)=>`<div class="box ${one.alive?'':'gone'}"><h2>${one.name}</h2>`+
`${one.alive?one.what:'gone'}<br>${keys.map(press).join('')}</div>`;
addEventListener('click',e=>{const k=e.target.dataset&&e.target.dataset.key;if(k)act(k)});
const show=async()=>{try{const s=await(await fetch('/state')).json();
nodes.innerHTML=s.nodes.map((n,i)=>box(n,[['123'[i],n.alive?'kill':'start']]
.concat(n.alive?[['def'[i],'drain and stop']]:[]))).join('');
members.innerHTML=s.members.map((n,i)=>box(n,[['abc'[i],n.alive?'kill':'start']])).join('');
game.textContent=s.game;
story.innerHTML=s.story.map(x=>`<li value="${x[0]}">${x[1]}</li>`).join('')
}catch(e){game.textContent='The demo has ended.'}setTimeout(show,500)};show();
</script>"""


def sentence(event):
    """Seats are counted from 1 here, as people do."""
    seat = f"seat {event['seat'] + 1} " if "seat" in event else ""
    to = f" seat {event['to'] + 1}" if "to" in event else ""
    return f"{seat}{event.get('event', '')}{to}" + (f": {event['card']}" if "card" in event else "")


class Demo:
    def __init__(self, etcd, nodes):
        self.etcd, self.nodes = etcd, nodes
        self.guests = []
        self.story = []
        self.over = asyncio.Event()
        self.busy = set()

    async def counts(self, server):
        with contextlib.suppress(OSError, asyncio.TimeoutError):
            _, _, body = await server.get("/metrics")
            return {
                line.split()[0]: line.split()[1]
                for line in body.decode().splitlines()
                if line and line[0] != "#" and len(line.split()) == 2
            }
        return {}

    async def state(self):
        nodes = []
        for number, server in enumerate(self.nodes.servers):
            alive = server.process is not None and server.is_alive()
            counts = await self.counts(server) if alive else {}
            what = (
                f'<a href="http://127.0.0.1:{server.port}/" '
                f'target="_blank">127.0.0.1:{server.port}</a><br>tables here: '
                f'{counts.get("stolik_tables_known", "?")}, '
                f'lines led to others: {counts.get("stolik_lines_led_away", "?")}'
            )
            nodes.append({"name": f"Server {number + 1}", "alive": alive, "what": what})
        members = [
            {
                "name": f"etcd {'abc'[i]}",
                "alive": process.poll() is None,
                "what": "a third of the majority",
            }
            for i, process in enumerate(self.etcd.processes)
        ]
        host = self.guests[0] if self.guests else None
        game = (
            "A table is being opened…"
            if not host or not host.room
            else (
                f"A table of {host.room['game']}, number {host.seq}: "
                + (
                    "all are there."
                    if all(g.inside.is_set() for g in self.guests)
                    else "people come back…"
                )
            )
        )
        return {"nodes": nodes, "members": members, "game": game, "story": self.story[:12]}

    async def key(self, key):
        if key in self.busy:
            return
        self.busy.add(key)
        try:
            if key in "123":
                server = self.nodes.servers["123".index(key)]
                if server.is_alive():
                    server.kill()
                else:
                    await asyncio.to_thread(server.start)
            elif key in "def":
                server = self.nodes.servers["def".index(key)]
                if server.is_alive():
                    await asyncio.to_thread(server.stop, 90)
            elif key in "abc":
                number = "abc".index(key)
                if self.etcd.processes[number].poll() is None:
                    self.etcd.processes[number].kill()
                    self.etcd.processes[number].wait()
                else:
                    self.etcd.start(number)
            elif key == "q":
                self.over.set()
        finally:
            self.busy.discard(key)

    async def play(self):
        self.guests = await open_table(self.nodes, "triples", 3)
        await self.guests[0].say("start", {})

        async def one(guest):
            while not self.over.is_set():
                with contextlib.suppress(asyncio.TimeoutError):
                    if guest is self.guests[0] and guest.room["phase"] == "over":
                        await guest.say("rematch", {})
                        await guest.say("start", {})
                    await one_move(guest, self.guests[0])
                await asyncio.sleep(0.3)

        async def listen(guest):
            seen = 0
            while not self.over.is_set():
                await asyncio.sleep(0.1)
                for seq in sorted(guest.updates):
                    if seq > seen:
                        seen = seq
                        told = "; ".join(map(sentence, json.loads(guest.updates[seq])[:2]))
                        self.story.insert(0, [seq, told.replace("<", "")])

        await asyncio.gather(listen(self.guests[0]), *(one(guest) for guest in self.guests))

    async def serve(self, reader, writer):
        with contextlib.suppress(OSError, asyncio.IncompleteReadError, asyncio.LimitOverrunError):
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1")
            method, path, _ = head.split(" ", 2)
            kind, body = "text/html; charset=utf-8", PAGE
            if path == "/state":
                kind, body = "application/json", json.dumps(await self.state())
            elif (
                method == "POST"
                and path.startswith("/key/")
                and "sec-fetch-site: same-origin" in head.lower()
            ):
                asyncio.create_task(self.key(path[5:6]))
                kind, body = "text/plain", ""
            data = body.encode()
            writer.write(
                f"HTTP/1.1 200 OK\r\nContent-Type: {kind}\r\nContent-Length: "
                f"{len(data)}\r\nConnection: close\r\n\r\n".encode() + data
            )
            await writer.drain()
        writer.close()


async def keys(demo):
    if not sys.stdin.isatty():
        return await demo.over.wait()
    before = termios.tcgetattr(sys.stdin)
    tty.setcbreak(sys.stdin)
    asyncio.get_running_loop().add_reader(
        sys.stdin, lambda: asyncio.create_task(demo.key(sys.stdin.read(1)))
    )
    try:
        await demo.over.wait()
    finally:
        termios.tcsetattr(sys.stdin, termios.TCSADRAIN, before)


async def main():
    port = int(sys.argv[1]) if len(sys.argv) > 1 else 8090
    print("Starting three members of etcd and three servers …", flush=True)
    with Etcd(3) as etcd, Nodes(etcd, 3) as nodes:
        demo = Demo(etcd, nodes)
        await asyncio.start_server(demo.serve, "127.0.0.1", port)
        print(
            f"Look at http://127.0.0.1:{port}/\n1 2 3 kill a server or start it again, d e f drain "
            f"and stop one, a b c the members of etcd, q ends all.",
            flush=True,
        )
        playing = asyncio.create_task(demo.play())
        playing.add_done_callback(
            lambda task: task.cancelled() or task.exception() is None or demo.over.set()
        )
        await keys(demo)
        playing.cancel()
        for guest in demo.guests:
            await guest.go()


if __name__ == "__main__":
    with contextlib.suppress(KeyboardInterrupt):
        asyncio.run(main())
