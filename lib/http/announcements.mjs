/** See docs/decisions/2026-11-23-several-instances.md. */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { redisConnection, withRedis } from "../redis/connection.mjs";
import { cacheTag, noteAllGone, noteGone } from "./gone-tags.mjs";

/** @typedef {import("../redis/connection.mjs").Connection} Connection */

const MAX_TAGS = 10_000; // with more than these, everything is outdated

const HEARD_TIMEOUT_MS = 1_000;

/** @typedef {{ tags: Map<string, { version: number, number: number }>, forgotten: number, number: number,
 *   floor: number, version: number, instance?: string, unsent: Set<string>, unsentGone: Set<string>,
 *   waiting: Map<number, () => void>, questions: number }} Announcements numbers of Redis, versions of this process */

const messageSchema = z.object({
  from: z.string(),
  question: z.number(),
  tags: z.array(z.string()),
  gone: z.array(z.string()).default([]), // the version of the site before this one sends none
});

const shared = /** @type {{ lampstandAnnouncements?: Announcements }} */ (globalThis);

/** @type {Announcements} */
const state = (shared.lampstandAnnouncements ??= {
  tags: new Map(),
  forgotten: 0,
  number: 0,
  floor: 0,
  version: 0,
  unsent: new Set(),
  unsentGone: new Set(),
  waiting: new Map(),
  questions: 0,
});

function ownName() {
  return (state.instance ??= randomUUID());
}

export function announcementVersion() {
  return state.version;
}

export function lastNumber() {
  return state.number;
}

export function isOutdated(/** @type {number} */ version, /** @type {string[][]} */ ...tags) {
  if (version === state.version) return false;
  return (
    version < state.forgotten || tags.flat().some((tag) => version < (state.tags.get(tag)?.version ?? 0))
  );
}

export function isOutdatedSince(/** @type {number} */ number, /** @type {string[][]} */ ...tags) {
  if (number < state.floor) return true;
  return tags.flat().some((tag) => state.unsent.has(tag) || number < (state.tags.get(tag)?.number ?? 0));
}

export function outdateEverything() {
  state.version += 1;
  state.forgotten = state.version;
  state.floor = state.number;
  state.tags.clear();
}

/** @param {string[]} changed @param {string[]} [taken] @returns {Promise<boolean>} whether all have acknowledged it */
export async function announce(changed, taken = []) {
  const gone = taken.map(cacheTag);
  const tags = [...new Set([...changed.map(cacheTag), ...gone])];
  if (!redisConnection()) {
    outdate({ tags, gone }, 0);
    return true;
  }
  for (const tag of tags) state.unsent.add(tag);
  for (const tag of gone) state.unsentGone.add(tag);
  const isHeard = await withRedis(send, false);
  if (!isHeard) outdate({ tags, gone }, state.number);
  return isHeard;
}

/** @param {{ tags: string[], gone: string[] }} announced @param {number} number */
function outdate({ tags, gone }, number) {
  state.version += 1;
  noteGone(gone, state.version);
  for (const tag of tags) {
    state.tags.delete(tag);
    state.tags.set(tag, { version: state.version, number });
  }
  if (state.tags.size > MAX_TAGS) outdateEverything();
}

const BEGIN = `
local function begin()
  local time = redis.call('TIME')
  local first = string.format('%.0f', time[1] * 1000 + math.floor(time[2] / 1000))
  redis.call('HSET', KEYS[1], 'number', first, 'floor', first)
end
if redis.call('EXISTS', KEYS[1]) == 0 then begin() end
`;

/** ARGV: the channel, how many fields are remembered, the message, the fields. */
const ANNOUNCE = `${BEGIN}
local number = redis.call('HINCRBY', KEYS[1], 'number', 1)
if redis.call('HLEN', KEYS[1]) > tonumber(ARGV[2]) then
  redis.call('DEL', KEYS[1])
  redis.call('HSET', KEYS[1], 'number', string.format('%.0f', number), 'floor', string.format('%.0f', number))
end
for index = 4, #ARGV do
  redis.call('HSET', KEYS[1], ARGV[index], string.format('%.0f', number))
end
local listeners = redis.call('PUBLISH', ARGV[1], string.format('%.0f', number) .. ' ' .. ARGV[3])
return {number, listeners}
`;

/** ARGV: the last number this instance knows. If it is above Redis's, Redis has lost it. */
const CATCH_UP = `${BEGIN}
if tonumber(redis.call('HGET', KEYS[1], 'number')) < tonumber(ARGV[1]) then
  redis.call('DEL', KEYS[1])
  begin()
end
return redis.call('HGETALL', KEYS[1])
`;

/** Outdates all where no instance is connected to receive announcements. ARGV: not again for these milliseconds. */
const BEGIN_ANEW = `${BEGIN}
if redis.call('PUBSUB', 'NUMSUB', KEYS[1])[2] == 0 and redis.call('SET', KEYS[2], '1', 'NX', 'PX', ARGV[1]) then
  local number = string.format('%.0f', redis.call('HINCRBY', KEYS[1], 'number', 1))
  redis.call('HSET', KEYS[1], 'floor', number)
end
`;

const TAG = "tag:";
const GONE = "gone:";

const keyOf = (/** @type {Connection} */ { prefix }) => `${prefix}announcements`;

const STARTING_MS = 5_000;

/** @param {Connection} connection @param {string} instance that receives acknowledgements there */
const heardChannel = ({ prefix }, instance) => `${prefix}heard:${instance}`;

/** @param {Connection} connection @returns {Promise<boolean>} whether each instance that listens acknowledged it */
async function send(connection) {
  const [tags, gone] = [[...state.unsent], [...state.unsentGone]];
  if (tags.length === 0) return true;
  const question = (state.questions += 1);
  let heard = 0;
  let listeners = Infinity;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  try {
    const answered = new Promise((/** @type {(isHeard: boolean) => void} */ resolve) => {
      state.waiting.set(question, () => {
        heard += 1;
        if (heard >= listeners) resolve(true);
      });
      timer = setTimeout(() => resolve(false), HEARD_TIMEOUT_MS);
    });
    const message = JSON.stringify({ from: ownName(), question, tags, gone });
    const key = keyOf(connection);
    const fields = [...tags.map((tag) => TAG + tag), ...gone.map((tag) => GONE + tag)];
    const reply = await connection.client.eval(ANNOUNCE, 1, key, key, MAX_TAGS, message, ...fields);
    for (const tag of tags) state.unsent.delete(tag);
    for (const tag of gone) state.unsentGone.delete(tag);
    listeners = Array.isArray(reply) ? Number(reply[1]) : 0;
    return listeners > 0 && (heard >= listeners || (await answered));
  } finally {
    clearTimeout(timer);
    state.waiting.delete(question);
  }
}

/** @type {import("../redis/connection.mjs").Heartbeat} */
export async function followAnnouncements(connection, isNew) {
  const { client } = connection;
  if (isNew) {
    const key = keyOf(connection);
    if (state.number === 0) await client.eval(BEGIN_ANEW, 2, key, `${key}:started`, STARTING_MS);
    client.removeAllListeners("message");
    client.on("message", (channel, message) => {
      if (channel === keyOf(connection)) hear(connection, message).catch(connection.noteFailure);
      else state.waiting.get(Number(message))?.();
    });
    await client.subscribe(keyOf(connection), heardChannel(connection, ownName()));
  }
  await send(connection);
  const before = state.number;
  const number = Number(await client.hget(keyOf(connection), "number"));
  if (isNew || number > state.number || number < before) await catchUp(connection);
}

async function hear(/** @type {Connection} */ connection, /** @type {string} */ message) {
  const space = message.indexOf(" ");
  const number = Number(message.slice(0, space));
  const { from, question, ...announced } = messageSchema.parse(JSON.parse(message.slice(space + 1)));
  if (number === state.number + 1) {
    state.number = number;
    outdate(announced, number);
  } else if (number !== state.number) await catchUp(connection);
  await connection.client.publish(heardChannel(connection, from), String(question));
}

async function catchUp(/** @type {Connection} */ connection) {
  const before = state.number;
  const reply = await connection.client.eval(CATCH_UP, 1, keyOf(connection), before);
  const fields = Array.isArray(reply) ? reply.map(String) : [];
  const last = Number(fields[fields.indexOf("number") + 1]);
  if (state.number > before && state.number > last) {
    await catchUp(connection);
    return;
  }
  outdateEverything();
  for (let index = 0; index < fields.length; index += 2) {
    const [name = "", number] = [fields[index], Number(fields[index + 1])];
    if (name === "number") state.number = number;
    else if (name === "floor") {
      state.floor = number;
      // Smaller numbers: Redis lost its memory, and its clock was set back.
      if (number > before || last < before) noteAllGone(state.version);
    } else if (name.startsWith(TAG))
      state.tags.set(name.slice(TAG.length), { version: state.version, number });
    else if (name.startsWith(GONE) && number > before) noteGone([name.slice(GONE.length)], state.version);
  }
}
