#!/usr/bin/env python3
"""Games of each title on the real program, with people who commit and open, and one who does not;
the files they take home are checked by `stolik verify` and by verify.py, as they are and tampered
with in every way that comes to mind: the two must agree."""
import asyncio
import hashlib
import json
import pathlib
import random
import re
import subprocess
import sys

HERE = pathlib.Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "server"))
sys.path.insert(0, str(HERE))
import verify  # noqa: E402
from games_test import play  # noqa: E402
from wire import PROGRAM, Server, open_table, run  # noqa: E402


def new_nonce():
    return "%032x" % random.getrandbits(128)


def commitment_of(nonce):
    return hashlib.blake2b(f"stolik nonce 1{nonce}".encode(), digest_size=32).hexdigest()


async def commit(guest):
    nonce = new_nonce()
    answer = await guest.say("nonce", {"commitment": commitment_of(nonce)})
    assert "seq" in answer, answer
    return nonce


def judge(text, **shown):
    """Both verifiers on one file: True if they find it right. They must agree."""
    options = [part for name, value in shown.items() for part in (f"--{name}", value)]
    ours = subprocess.run(
        [PROGRAM, "verify", *options, "-"], input=text, text=True, capture_output=True, check=False
    )
    assert ours.returncode in (0, 1), ours.stdout + ours.stderr
    try:
        (verify.check_class if text.startswith("stolik-class 1\n") else verify.verify)(
            text, **shown
        )
        theirs = True
    except verify.Wrong as wrong:
        theirs = False
        why = wrong
    assert theirs == (ours.returncode == 0), f"{ours.stdout}{'' if theirs else why}\n{text}"
    return theirs


def chained(text):
    """The file with a chain made anew, as somebody would who tampers with care."""
    text = text[: text.rindex('# {"chain":')]
    link = bytes(32)
    for line in filter(None, text.split("\n")):
        if not (line.startswith(('# {"seat":', '# {"person":')) and ',"name":' in line):
            link = verify.h(link + line.encode())
    return f'{text}# {{"chain":"{link.hex()}"}}\n'


def changed(text):
    """Ways to tamper: name, the file."""
    lines = text.rstrip("\n").split("\n")
    moves = [i for i, line in enumerate(lines) if re.match(r"\d+ ", line)]
    draws = [i for i, line in enumerate(lines) if line.startswith("nature ")]
    first = moves[len(moves) // 2]
    put = lambda i, line: "\n".join(lines[:i] + line + lines[i + 1 :]) + "\n"  # noqa: E731
    yield "a move is left out", put(first, [])
    yield "a move is said twice", put(first, [lines[first]] * 2)
    yield "two moves are exchanged", put(first, []).replace(
        lines[moves[0]] + "\n", f"{lines[moves[0]]}\n{lines[first]}\n", 1
    )
    yield "nature's word is left out", put(draws[-1], [])
    yield "the last line but three is left out", "\n".join(lines[:-4] + lines[-2:]) + "\n"
    fair = next(i for i, line in enumerate(lines) if line.startswith('# {"fair"'))
    told = json.loads(lines[fair][2:])

    def with_fair(**members):
        return put(
            fair, ["# " + json.dumps({"fair": {**told["fair"], **members}}, separators=(",", ":"))]
        )

    yield "another seed", with_fair(seed="00" * 32)
    yield "another seed, committed to", with_fair(
        seed="00" * 32, commitment=verify.h(b"stolik commitment 1" + bytes(32)).hex()
    )
    yield "another nonce", with_fair(
        nonces=[told["fair"]["nonces"][0][:-1] + "x", *told["fair"]["nonces"][1:]]
    )
    yield "a nonce is left out", with_fair(nonces=told["fair"]["nonces"][1:])
    yield "another multiplier", with_fair(multiplier=2)
    sealed = json.loads(lines[2][2:])

    def with_seal(**members):
        return put(
            2,
            ["# " + json.dumps({"sealed": {**sealed["sealed"], **members}}, separators=(",", ":"))],
        )

    yield "the called-off deal is dropped", with_seal(called_off=[])
    yield "the called-off deal is dropped and not counted", with_seal(called_off=[], deal=1)
    off = sealed["sealed"]["called_off"][0]
    yield "it was called off over somebody else", with_seal(called_off=[{**off, "people": [77]}])
    yield "its seed is another", with_seal(called_off=[{**off, "seed": "11" * 32}])
    yield "others sit in the seats, by the seal", with_seal(seats=sealed["sealed"]["seats"][::-1])
    yield "one with a share has no seat, by the seal", with_seal(
        seats=[0] + sealed["sealed"]["seats"][1:]
    )
    shares = sealed["sealed"]["shares"]
    yield "a share is dropped", with_seal(shares=shares[1:])
    yield "another commitment", with_seal(
        shares=[{**shares[0], "commitment": "22" * 32}, *shares[1:]]
    )
    yield "the seal is dropped", put(2, [])


async def whole_game(game, seats, options, settings=None, player=play):
    with Server("--rate", "1000") as server:
        guests = await open_table(server, game, seats, options, **(settings or {}))
        host, *others = guests
        # One commits and does not open.
        await commit(others[0])
        assert "seq" in await host.say("start", {})
        await host.until(lambda: host.room["fair"]["called_off"], 20)
        assert host.room["fair"]["called_off"][0]["people"] == [others[0].person]
        assert "seq" in await others[0].say("sit", {"seat": 1})
        # All but one commit; that one says it openly.
        nonces = {guest: await commit(guest) for guest in guests[:-1]}
        assert "seq" in await guests[-1].say("nonce", {"nonce": new_nonce()})
        commitment = host.room["fair"]["commitment"]

        async def answer(guest):
            await guest.until(lambda: guest.person in guest.room["fair"]["revealing"], 20)
            assert "seq" in await guest.say("nonce", {"nonce": nonces[guest]})

        async def begin(guest):
            assert "seq" in await host.say("start", {})
            await answer(host)

        await asyncio.gather(begin(host), *(answer(guest) for guest in guests[1:-1]))
        await asyncio.gather(
            *(
                guest.until(lambda guest=guest: guest.room["phase"] != "lobby", 20)
                for guest in guests
            )
        )
        sealed = host.room["fair"]["sealed"]
        await player(guests, started=True)
        chain = host.room["fair"]["chain"]
        text = await host.ask_journal()
        assert judge(text) and judge(text, commitment=commitment, sealed=sealed, chain=chain)
        count = 0
        for name, tampered in changed(text):
            assert tampered != text, name
            assert not judge(tampered), f"{name}: nobody noticed"
            # Who makes the chain anew is found out by the cards, or by what was shown.
            again = chained(tampered)
            assert not judge(
                again, commitment=commitment, sealed=sealed, chain=chain
            ), f"{name}, chained anew: nobody noticed"
            if (
                "called" in name
                or "nonce" in name
                or "seed" in name
                or "share" in name
                or "seal" in name
            ):
                assert not judge(again), f"{name}, chained anew: the cards do not tell"
            count += 1
        for other in (dict(commitment="0" * 64), dict(sealed="0" * 64), dict(chain="0" * 64)):
            assert not judge(text, **other)
        print(f"  {game}: {verify.verify(text)}; {count} ways to tamper noticed")
        for guest in guests:
            await guest.go()


async def triples():
    await whole_game("triples", 3, {})


async def victory_line():
    await whole_game("victory-line", 4, {})


async def rationing():
    await whole_game("rationing", 3, {"top": "real"})


async def spinning(guests, started):
    """A while of rationing with the server's own top, at random; the host breaks it off."""
    host = guests[0]
    by_seat = {guest.seat: guest for guest in guests}
    falls = 0
    for _ in range(400):
        top = max(guest.seq for guest in guests)
        await asyncio.gather(
            *(guest.until(lambda guest=guest: guest.seq >= top) for guest in guests)
        )
        view = host.view
        if host.room["phase"] == "over":
            return
        if view["phase"] == "spinning" and falls < 4:
            seq = host.seq
            for guest in guests:
                hand = sorted(guest.view["hands"][guest.seat])
                if hand and guest.seat != view["active"]:
                    await guest.do(f"offer {view['active']} give {hand[0]} want any")
            active = by_seat[view["active"]]
            hand = sorted(active.view["hands"][active.seat])
            if hand and len(active.view["offers"]) < 3:
                await active.do(f"offer all give {hand[0]} want any")
            if host.room["options"]["top"] == "steps":
                for guest in guests:
                    for one in guest.view["offers"]:
                        await guest.do(f"decline {one['id']}")
            else:
                await host.until(lambda: host.view["phase"] != "spinning", 120)
            falls += host.view["phase"] != "spinning"
            if host.seq == seq:
                await asyncio.sleep(0.05)
            continue
        awaited = [who for who in view["awaiting"] if who != "nature"]
        guest = by_seat[random.choice(awaited)]
        commands = [one for one in await guest.ask_legal() if one not in ("offer", "say")]
        if falls >= 4:
            break
        if commands:
            command = random.choice(commands)
            await (
                guest.do(command, strength=random.randint(1, 40))
                if command == "spin"
                else guest.do(command)
            )
    assert "seq" in await host.say("end", {})
    await asyncio.gather(
        *(guest.until(lambda guest=guest: guest.room["phase"] == "over") for guest in guests)
    )


async def top_by_steps():
    await whole_game("rationing", 3, {"top": "steps"}, player=spinning)


async def top_by_clock():
    await whole_game("rationing", 3, {"top": "clock", "top_seconds": 15}, player=spinning)


def falls_to_order(text):
    """Ways in which the operator would let the top of a friend fall when it suits them."""
    told = re.search(
        r'\n0 speculate place soap,sugar(\nnature top-fell)\n# {"entry":115,(.*)}\n', text
    )
    end = text[text.index('# {"fair":') :]
    sooner = (
        lambda remark: text[: told.start()]
        + told[1]
        + '\n# {"entry":114,"strength":0,"spun_ms":0,%s}\n' % remark
        + end
    )  # noqa: E731
    yield "silence counts in the final round alone", sooner('"silent_steps":1,"said":false')
    yield "so does the host's word", sooner('"silent_steps":0,"said":true')
    flick = re.search(r'# {"entry":96,"strength":23,.*\n', text)
    for strength in (0, 101, 1000):
        yield f"a flick of {strength}", text.replace(
            flick[0], flick[0].replace("23", str(strength))
        )
    yield "a flick of no strength", text.replace(flick[0], "")
    yield "a flick of two", text.replace(flick[0], flick[0] * 2)
    fall = re.search(r'# {"entry":97,.*\n', text)
    yield "a fall without its remark", text.replace(fall[0], "")


async def kept_files():
    """steps.journal: deals with the speculator while the top spins, which is by steps. Lines with
    names are no part of the chain, so nothing else in them may count."""
    text = (HERE / "kept" / "steps.journal").read_text(encoding="utf-8")
    assert judge(text)
    seed = '{"seed":"%s","commitment":"%s","multiplier":1,"broken_off":true,"nonces":[]}' % (
        "00" * 32,
        "00" * 32,
    )
    fall = '"entry":115,"strength":0,"spun_ms":0,"silent_steps":77,"said":false'
    for more in (f'"fair":{seed}', fall, '"sealed":{}', '"chain":"00"'):
        line = '# {"seat":0,"name":"x",%s}\n' % more
        assert judge(text.replace('# {"fair":', line + '# {"fair":')), line
    assert not judge(
        chained(text.replace('# {"fair":', '# {"fair":%s}\n# {"fair":' % seed))
    ), "two seeds"
    assert not judge(
        chained(text.replace('# {"fair":', "# {%s}\n" % fall + '# {"fair":'))
    ), "another fall"
    for name, forged in falls_to_order(text):
        assert not judge(chained(forged)), name


async def class_files():
    """Classes whose tables had the same deal, and one whose tables had lots of their own: a file of
    all tables, and each table's."""
    for path in sorted((HERE / "kept").glob("class-*.journal")):
        text = path.read_text(encoding="utf-8")
        fair = json.loads(
            next(line for line in text.split("\n") if line.startswith('# {"fair"'))[2:]
        )["fair"]
        assert (
            judge(text)
            and judge(text, commitment=fair["commitment"])
            and not judge(text, commitment="0" * 64)
        ), path
        tables = ["stolik-journal 1\n" + part for part in text.split("stolik-journal 1\n")[1:]]
        assert len(tables) == 4 and all(judge(table) for table in tables)
        anew = lambda parts: "stolik-class 1\n" + "".join(map(chained, parts))  # noqa: E731
        assert judge(anew(tables)) and judge(anew(tables[1:]))
        for name, of in {
            "another round": tables[0].replace('"round":1', '"round":3'),
            "another seed": tables[0].replace(fair["seed"], "00" * 32),
            "another nonce": tables[0].replace("3:0011", "3:0012"),
            "lots of another kind": re.sub(
                r'"same_deal":(true|false)',
                lambda m: '"same_deal":' + ("false" if m[1] == "true" else "true"),
                tables[0],
            ),
            "a table twice": tables[1],
        }.items():
            assert of != tables[0] and not judge(
                anew([of, *tables[1:]])
            ), f"{path.name}, {name}: nobody noticed"
        print(f"  {path.name}: {verify.check_class(text)}")


async def old_files():
    """Games from before deals were sealed and lines chained."""
    for path in sorted((HERE / "old").glob("*.journal")):
        text = path.read_text(encoding="utf-8")
        assert judge(text), path
        seed = json.loads(
            next(line for line in text.split("\n") if line.startswith('# {"fair"'))[2:]
        )["fair"]["seed"]
        assert not judge(text.replace(seed, "00" * 32)), path
        said = subprocess.run(
            [PROGRAM, "verify", str(path)], capture_output=True, text=True, check=True
        ).stdout
        assert "no chain" in said and "by the file alone" in said, said
    for bad in ("", "stolik-journal 1\n", "stolik-journal 1\n{}\n", "stolik-journal 1\n[]\n# {\n"):
        assert not judge(bad), bad
    short = subprocess.run(
        [PROGRAM, "verify", "--commitment", "12", str(HERE / "old" / "triples.journal")],
        capture_output=True,
        check=False,
    )
    assert short.returncode not in (0, 1), "a commitment that is none"


if __name__ == "__main__":
    run(
        triples,
        victory_line,
        rationing,
        top_by_steps,
        top_by_clock,
        kept_files,
        class_files,
        old_files,
    )
