/** A changed film, and the change. */
export type Mutation = { film: Buffer; change: string };

/** Returns numbers below a limit, the same ones for a seed. */
type Random = (below: number) => number;

type Place = { type: string; at: number; length: number };

const CONTAINERS: ReadonlySet<string> = new Set(
  "moov trak mdia minf stbl moof traf udta edts dinf mvex".split(" "),
);
const TYPES =
  "ftyp moov trak mdia minf stbl stco co64 stsz stsc stts elst mdat moof free udta meta hdlr".split(" ");
const NUMBERS = [0, 1, 2, 7, 8, 9, 16, 0xff, 0xffff, 0xfffff, 0x7fffffff, 0x80000000, 0xfffffffe, 0xffffffff];

/** How often a box is repeated, at most. */
const COPIES = 2_000;

/** The longest film, in bytes. */
const LONGEST = 4 * 1024 * 1024;

const CHANGES: Record<string, (film: Buffer, place: Place, random: Random) => Buffer> = {
  length(film, { at }, random) {
    film.writeUInt32BE(some(NUMBERS, random), at);
    return film;
  },
  type(film, { at }, random) {
    film.write(some(TYPES, random), at + 4, "latin1");
    return film;
  },
  numbers(film, { at, length }, random) {
    for (let count = 0; count < 4 && length >= 16; count += 1) {
      film.writeUInt32BE(some(NUMBERS, random), at + 8 + 4 * random(Math.floor((length - 8) / 4)));
    }
    return film;
  },
  "long length"(film, { at, length }, random) {
    if (length < 16) return film;
    film.writeUInt32BE(1, at);
    film.writeUInt32BE(some(NUMBERS, random), at + 8);
    film.writeUInt32BE(some(NUMBERS, random), at + 12);
    return film;
  },
  copies(film, { at, length }, random) {
    const times = Math.min(1 + random(COPIES), Math.floor(LONGEST / length));
    const box = film.subarray(at, at + length);
    return Buffer.concat([film.subarray(0, at), ...Array<Buffer>(times).fill(box), film.subarray(at)]);
  },
  removed: (film, { at, length }) => Buffer.concat([film.subarray(0, at), film.subarray(at + length)]),
  "cut off": (film, { at, length }, random) => film.subarray(0, at + random(length)),
  bytes(film, { at, length }, random) {
    for (let count = 0; count < 16; count += 1) film[at + random(length)] = random(256);
    return film;
  },
};

/** Generates films with one to three changes from real ones, the same for each seed. */
export function* movieMutations(
  films: readonly Buffer[],
  { count, seed }: { count: number; seed: number },
): Generator<Mutation> {
  const random = randomOf(seed);
  const names = Object.keys(CHANGES);
  for (let number = 0; number < count; number += 1) {
    let film = Buffer.from(some(films, random));
    const made: string[] = [];
    for (let times = 1 + random(3); times > 0; times -= 1) {
      const place = some(placesIn(film, 0, film.length), random);
      const name = some(names, random);
      film = Buffer.from(CHANGES[name]?.(film, place, random) ?? film);
      made.push(`${name} of ${place.type} at ${place.at}`);
      if (film.length < 16) break;
    }
    yield { film, change: `${number}: ${made.join(", ")}` };
  }
}

/** Returns where a film's boxes are, including nested ones, as far as they can be read. */
function placesIn(film: Buffer, start: number, end: number): Place[] {
  const places: Place[] = [];
  for (let at = start; at + 8 <= end;) {
    const length = film.readUInt32BE(at);
    if (length < 8 || at + length > end) break;
    const type = film.toString("latin1", at + 4, at + 8);
    places.push({ type, at, length });
    if (CONTAINERS.has(type)) for (const inner of placesIn(film, at + 8, at + length)) places.push(inner);
    at += length;
  }
  return places.length > 0 ? places : [{ type: "nothing", at: start, length: Math.max(8, end - start) }];
}

function some<T>(list: readonly T[], random: Random): T {
  const found = list[random(list.length)];
  if (found === undefined) throw new Error("The list is empty");
  return found;
}

/** Mulberry32: it only needs to be repeatable. */
function randomOf(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
