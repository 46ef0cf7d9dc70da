/** See docs/decisions/2026-11-23-several-instances.md. */
import { randomUUID } from "node:crypto";
import { processState } from "@lampstand/runtime/process-state";
import { z } from "zod";
import { redisConnection, withRedis } from "../redis/connection.mjs";
import {
  cacheTag,
  MAX_TAGS,
  noteAllGone,
  noteGone,
  outdate,
  outdatedTags,
  outdateEverything,
} from "./outdated-tags.mjs";

/** @typedef {import("../redis/connection.mjs").Connection} Connection */

const ACKNOWLEDGED_TIMEOUT_MS = 1_000;

/** @typedef {{ instance?: string, unsentGone: Set<string>, waiting: Map<number, () => void>, questions: number }} Revalidations */

const messageSchema = z.object({
  from: z.string(),
  question: z.number(),
  tags: z.array(z.string()),
  gone: z.array(z.string()).default([]), // the site's previous version sends none
});

/** @type {Revalidations} */
const state = (processState().revalidations ??= {
  unsentGone: new Set(),
  waiting: new Map(),
  questions: 0,
});

function ownName() {
  return (state.instance ??= randomUUID());
}

/**
 * @param {string[]} changed
 * @param {string[]} [taken]
 * @returns {Promise<boolean>} whether all instances have acknowledged it
 */
export async function revalidateTags(changed, taken = []) {
  const gone = taken.map(cacheTag);
  const tags = [...new Set([...changed.map(cacheTag), ...gone])];
  if (!redisConnection()) {
    outdate({ tags, gone }, 0);
    return true;
  }
  for (const tag of tags) outdatedTags.unsent.add(tag);
  for (const tag of gone) state.unsentGone.add(tag);
  const isAcknowledged = await withRedis(send, false);
  if (!isAcknowledged) outdate({ tags, gone }, outdatedTags.number);
  return isAcknowledged;
}

const BEGIN = `
local function begin()
  local time = redis.call('TIME')
  local first = string.format('%.0f', time[1] * 1000 + math.floor(time[2] / 1000))
  redis.call('HSET', KEYS[1], 'number', first, 'floor', first)
end
if redis.call('EXISTS', KEYS[1]) == 0 then begin() end
`;

/** ARGV: the channel, how many fields to remember, the message, the fields. */
const REVALIDATE = `${BEGIN}
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

/** ARGV: the last number this instance knows. If Redis's is lower, Redis has lost its data. */
const CATCH_UP = `${BEGIN}
if tonumber(redis.call('HGET', KEYS[1], 'number')) < tonumber(ARGV[1]) then
  redis.call('DEL', KEYS[1])
  begin()
end
return redis.call('HGETALL', KEYS[1])
`;

/** Outdates everything if no instance listens for revalidations. ARGV: milliseconds before it may do so again. */
const BEGIN_ANEW = `${BEGIN}
if redis.call('PUBSUB', 'NUMSUB', KEYS[1])[2] == 0 and redis.call('SET', KEYS[2], '1', 'NX', 'PX', ARGV[1]) then
  local number = string.format('%.0f', redis.call('HINCRBY', KEYS[1], 'number', 1))
  redis.call('HSET', KEYS[1], 'floor', number)
end
`;

const TAG = "tag:";
const GONE = "gone:";

/** Earlier versions use the same names for this key and the channel: both versions run during an update. */
const keyOf = (/** @type {Connection} */ { prefix }) => `${prefix}announcements`;

const STARTING_MS = 5_000;

/** @param {Connection} connection @param {string} instance that receives acknowledgements there */
const acknowledgedChannel = ({ prefix }, instance) => `${prefix}heard:${instance}`;

/** @param {Connection} connection @returns {Promise<boolean>} whether each listening instance acknowledged it */
async function send(connection) {
  const { unsent } = outdatedTags;
  const [tags, gone] = [[...unsent], [...state.unsentGone]];
  if (tags.length === 0) return true;
  const question = (state.questions += 1);
  let acknowledged = 0;
  let listeners = Infinity;
  /** @type {NodeJS.Timeout | undefined} */
  let timer;
  try {
    const answered = new Promise((/** @type {(isAcknowledged: boolean) => void} */ resolve) => {
      state.waiting.set(question, () => {
        acknowledged += 1;
        if (acknowledged >= listeners) resolve(true);
      });
      timer = setTimeout(() => resolve(false), ACKNOWLEDGED_TIMEOUT_MS);
    });
    const message = JSON.stringify({ from: ownName(), question, tags, gone });
    const key = keyOf(connection);
    const fields = [...tags.map((tag) => TAG + tag), ...gone.map((tag) => GONE + tag)];
    const reply = await connection.client.eval(REVALIDATE, 1, key, key, MAX_TAGS, message, ...fields);
    for (const tag of tags) unsent.delete(tag);
    for (const tag of gone) state.unsentGone.delete(tag);
    listeners = Array.isArray(reply) ? Number(reply[1]) : 0;
    return listeners > 0 && (acknowledged >= listeners || (await answered));
  } finally {
    clearTimeout(timer);
    state.waiting.delete(question);
  }
}

/** @type {import("../redis/connection.mjs").Heartbeat} */
export async function followRevalidations(connection, isNew) {
  const { client } = connection;
  if (isNew) {
    const key = keyOf(connection);
    if (outdatedTags.number === 0) await client.eval(BEGIN_ANEW, 2, key, `${key}:started`, STARTING_MS);
    client.removeAllListeners("message");
    client.on("message", (channel, message) => {
      if (channel === keyOf(connection)) receive(connection, message).catch(connection.noteFailure);
      else state.waiting.get(Number(message))?.();
    });
    await client.subscribe(keyOf(connection), acknowledgedChannel(connection, ownName()));
  }
  await send(connection);
  const before = outdatedTags.number;
  const number = Number(await client.hget(keyOf(connection), "number"));
  if (isNew || number > outdatedTags.number || number < before) await catchUp(connection);
}

async function receive(/** @type {Connection} */ connection, /** @type {string} */ message) {
  const space = message.indexOf(" ");
  const number = Number(message.slice(0, space));
  const { from, question, ...revalidated } = messageSchema.parse(JSON.parse(message.slice(space + 1)));
  if (number === outdatedTags.number + 1) {
    outdatedTags.number = number;
    outdate(revalidated, number);
  } else if (number !== outdatedTags.number) await catchUp(connection);
  await connection.client.publish(acknowledgedChannel(connection, from), String(question));
}

async function catchUp(/** @type {Connection} */ connection) {
  const before = outdatedTags.number;
  const reply = await connection.client.eval(CATCH_UP, 1, keyOf(connection), before);
  const fields = Array.isArray(reply) ? reply.map(String) : [];
  const last = Number(fields[fields.indexOf("number") + 1]);
  if (outdatedTags.number > before && outdatedTags.number > last) {
    await catchUp(connection);
    return;
  }
  outdateEverything();
  for (let index = 0; index < fields.length; index += 2) {
    const [name = "", number] = [fields[index], Number(fields[index + 1])];
    if (name === "number") outdatedTags.number = number;
    else if (name === "floor") {
      outdatedTags.floor = number;
      // Lower numbers: Redis lost its data, and its clock went back.
      if (number > before || last < before) noteAllGone(outdatedTags.version);
    } else if (name.startsWith(TAG))
      outdatedTags.tags.set(name.slice(TAG.length), { version: outdatedTags.version, number });
    else if (name.startsWith(GONE) && number > before)
      noteGone([name.slice(GONE.length)], outdatedTags.version);
  }
}
