/**
 * The provider's announcements of what has changed. What was made before the last one that concerns it is outdated. With
 * Redis they are numbered, and reach every instance: see docs/decisions/2026-11-23-several-instances.md.
 */
import { randomUUID } from "node:crypto";
import { z } from "zod";
import { redisConnection, withRedis } from "../redis/connection.mjs";
import { cacheTag, noteAllGone, noteGone } from "./gone-tags.mjs";

/** @typedef {import("../redis/connection.mjs").Connection} Connection */

/** How many tags' last announcements are remembered. Beyond that, everything is outdated. */
const MAX_TAGS = 10_000;

/** How long an announcement waits for the word of every instance, in milliseconds. */
const HEARD_TIMEOUT_MS = 1_000;

/**
 * @typedef {object} Announcements
 * @property {Map<string, { version: number, number: number }>} tags which version came with each's last announcement, and
 *   by which number of Redis's
 * @property {number} forgotten what was begun before this version is outdated, whatever its tags
 * @property {number} number the last of Redis's that this instance knows; 0 before it knows any
 * @property {number} floor what knows of less than this number is outdated, whatever its tags
 * @property {number} version grows with all that outdates something: clocks may step back, this does not
 * @property {string} [instance] the name of this instance, once it needs one: an edge host has no chance before its first request
 * @property {Set<string>} unsent tags that other instances have not been told
 * @property {Set<string>} unsentGone those of them of which something is gone
 * @property {Map<number, () => void>} waiting for the others' word, by the question
 * @property {number} questions
 */

/** What instances are told, after the number. */
const messageSchema = z.object({
  from: z.string(),
  question: z.number(),
  tags: z.array(z.string()),
  // An instance of the version before names none.
  gone: z.array(z.string()).default([]),
});

/** All parts of the site share it. */
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

/** Grows whenever something is announced: what is begun now is begun with this version. */
export function announcementVersion() {
  return state.version;
}

/** The number of the last announcement that is known here: what is as it should be now is stored with it. */
export function lastNumber() {
  return state.number;
}

/**
 * Whether something was announced since.
 *
 * @param {number} version with which it was begun
 * @param {string[][]} tags
 */
export function isOutdated(version, ...tags) {
  if (version === state.version) return false;
  return (
    version < state.forgotten || tags.flat().some((tag) => version < (state.tags.get(tag)?.version ?? 0))
  );
}

/**
 * Whether something was announced after this number: clocks of instances may differ.
 *
 * @param {number} number
 * @param {string[][]} tags
 */
export function isOutdatedSince(number, ...tags) {
  if (number < state.floor) return true;
  return tags.flat().some((tag) => state.unsent.has(tag) || number < (state.tags.get(tag)?.number ?? 0));
}

/** Outdates everything, and what is being rendered or read just now. */
export function outdateEverything() {
  state.version += 1;
  state.forgotten = state.version;
  state.floor = state.number;
  state.tags.clear();
}

/**
 * Outdates what carries one of these tags, on every instance.
 *
 * @param {string[]} changed
 * @param {string[]} [taken] of which something is gone: nothing that was read of them before is shown again
 * @returns {Promise<boolean>} whether every instance has it behind itself; if not, this one has, and the others are told later
 */
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

/**
 * In one hash: the last number, the floor, and each tag's last number, and that of its last removal. Where there is none, as in a Redis that lost its
 * memory, numbers begin with the clock, so that none comes twice.
 */
const BEGIN = `
local function begin()
  local time = redis.call('TIME')
  local first = string.format('%.0f', time[1] * 1000 + math.floor(time[2] / 1000))
  redis.call('HSET', KEYS[1], 'number', first, 'floor', first)
end
if redis.call('EXISTS', KEYS[1]) == 0 then begin() end
`;

/** Numbers an announcement, and tells it. ARGV: the channel, how many fields are remembered, the message, the fields. */
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

/** All that was announced. ARGV: the last number this instance knows. One that is higher was lost, and what was announced with it. */
const CATCH_UP = `${BEGIN}
if tonumber(redis.call('HGET', KEYS[1], 'number')) < tonumber(ARGV[1]) then
  redis.call('DEL', KEYS[1])
  begin()
end
return redis.call('HGETALL', KEYS[1])
`;

/**
 * Outdates all that is stored where no instance is connected: what was announced meanwhile reached none. Those that start
 * together do it once. ARGV: how long that is, in milliseconds.
 */
const BEGIN_ANEW = `${BEGIN}
if redis.call('PUBSUB', 'NUMSUB', KEYS[1])[2] == 0 and redis.call('SET', KEYS[2], '1', 'NX', 'PX', ARGV[1]) then
  local number = string.format('%.0f', redis.call('HINCRBY', KEYS[1], 'number', 1))
  redis.call('HSET', KEYS[1], 'floor', number)
end
`;

/** How the hash's fields of tags begin. */
const TAG = "tag:";
const GONE = "gone:";

/** @param {Connection} connection */
const keyOf = ({ prefix }) => `${prefix}announcements`;

/** Who starts together, in milliseconds. */
const STARTING_MS = 5_000;

/** Where an instance is told who has heard it. @param {Connection} connection @param {string} instance */
const heardChannel = ({ prefix }, instance) => `${prefix}heard:${instance}`;

/**
 * Tells the other instances what they have not been told.
 *
 * @param {Connection} connection
 * @returns {Promise<boolean>} whether each that listens has it behind itself
 */
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

/**
 * Keeps up with what other instances announce. Commands and messages come by one connection, in their order: when Redis
 * says which number is the last, every message before it has come.
 *
 * @type {import("../redis/connection.mjs").Beat}
 */
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

/** @param {Connection} connection @param {string} message */
async function hear(connection, message) {
  const space = message.indexOf(" ");
  const number = Number(message.slice(0, space));
  const { from, question, ...announced } = messageSchema.parse(JSON.parse(message.slice(space + 1)));
  if (number === state.number + 1) {
    state.number = number;
    outdate(announced, number);
  } else if (number !== state.number) await catchUp(connection);
  await connection.client.publish(heardChannel(connection, from), String(question));
}

/** Takes over what was announced while this instance could not hear it: all that it has itself may be outdated. @param {Connection} connection */
async function catchUp(connection) {
  const before = state.number;
  const reply = await connection.client.eval(CATCH_UP, 1, keyOf(connection), before);
  const fields = Array.isArray(reply) ? reply.map(String) : [];
  const last = Number(fields[fields.indexOf("number") + 1]);
  // What was heard since Redis answered would be taken back.
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
      // Numbers that went back are those of a Redis that lost its memory, and whose clock was set.
      if (number > before || last < before) noteAllGone(state.version);
    } else if (name.startsWith(TAG))
      state.tags.set(name.slice(TAG.length), { version: state.version, number });
    else if (name.startsWith(GONE) && number > before) noteGone([name.slice(GONE.length)], state.version);
  }
}
