import { readdirSync } from "node:fs";
import path from "node:path";
import { memoryOf } from "../../scripts/support/process-memory.mjs";
import { badBody, seededRandom } from "../support/bad-bodies";
import { addressOf, readFormToken, repeat } from "../support/form-request";
import { ALL_CALLS } from "../support/foreign-members";
import type { Stack } from "../support/stack";
import { expect, test } from "../support/test";

/** How many bodies each call gets. */
const SIZES = [
  { bodies: 50, tag: "@small" },
  { bodies: 2000, tag: "@soak" },
];

/** Fewer than this don't fill a program's memory. */
const MEASURABLE_BODIES = 500;

const AT_ONCE = 16;
const SEED = 20_261_121;

/** How much a program may have grown by the second half of the bodies, in MiB. Leaks would add up. */
const FLAT_MIB = 128;

const CONTACT = { name: "Ann", email: "ann@example.org", phoneNo: "", message: "Hello", recordedAt: "" };
const OFFER = { name: "Ann", email: "ann@example.org", phoneNumber: "", message: "Hello" };
const CONSENT = {
  fullName: "Ann",
  email: "ann@example.org",
  recordedAt: "",
  phone: "",
  churchWebLink: "",
  agreeToUseTestimony: true,
  agreeToPromotions: false,
  consents: [],
};
const STORY = {
  name: "Ann",
  email: "ann@example.org",
  slug: "abcd",
  description: "",
  hastags: "[]",
  file: "0",
};

const MEMBER = {
  userId: "01a1ffb1-a683-7707-92a3-e2037fb27309",
  firstName: "Ann",
  lastName: "Lee",
  email: "ann@example.org",
  otp: "123456",
  stories: "keep",
};

const COUNTS = { counts: [{ kind: "watched", slug: "abcd", count: 1 }] };

const PRAYER = { slug: "abcd", key: "5f0c2b9e-7d5c-4a52-9e3e-0d6a5f1f9b10" };

const REPORT = { slug: "abcd", reason: "other", words: "Hello" };

const TALK = {
  name: "Ann",
  email: "ann@example.org",
  about: "Hello",
  times: "",
  phoneNo: "",
  isMinor: false,
};

const SAVED = { userId: "none", saved: ["abcd"], add: ["abcd"], remove: ["efgh"] };

type Call = {
  path: string;
  method?: "POST" | "PATCH";
  fields: Record<string, unknown>;
  headers?: Record<string, string>;
};

const PROVIDER_CALLS: Call[] = [
  { path: "/add-join-us", fields: CONSENT },
  { path: "/add_contact_us", fields: CONTACT },
  { path: "/add_volunteer_contact_us", fields: OFFER },
  { path: "/add_video", fields: STORY },
  { path: "/withdraw-consents", fields: { token: "none" } },
  { path: "/give-consent", fields: { token: "none", version: "1" } },
  { path: "/get-video-by-hashtags", fields: { hashtagIds: ["none"] } },
  { path: "/get-videos-by-keys", fields: { keys: ["none"] } },
  { path: "/generate-otp", fields: MEMBER },
  { path: "/verify-otp", fields: MEMBER },
  { path: "/generate-otp-signup", fields: MEMBER },
  { path: "/signup", fields: MEMBER },
  { path: "/update_user_profile", fields: MEMBER },
  { path: "/delete_user", fields: MEMBER },
  { path: "/export_user", fields: MEMBER },
  { path: "/add_counts", fields: COUNTS },
  { path: "/add_prayer", fields: PRAYER },
  { path: "/add_report", fields: REPORT },
  { path: "/stop_mails", fields: { token: "none" } },
  { path: "/add_talk", fields: TALK },
  { path: "/add_conversation_reply", fields: { token: "none", words: "Hello" } },
  { path: "/saved_videos", fields: SAVED },
];

const TUS = { "Tus-Resumable": "1.0.0" };

const SITE_CALLS: Call[] = [
  { path: "/api/forms/join-us", fields: CONSENT },
  { path: "/api/forms/contact-us", fields: CONTACT },
  { path: "/api/forms/volunteer", fields: OFFER },
  { path: "/api/stories", fields: STORY },
  { path: "/api/uploads", fields: STORY, headers: { ...TUS, "Upload-Length": "-1" } },
  {
    path: `/api/uploads/${"0".repeat(32)}`,
    method: "PATCH",
    fields: STORY,
    headers: { ...TUS, "Upload-Offset": "0" },
  },
  ...Object.keys(ALL_CALLS).map((call) => ({ path: `/api/members/${call}`, fields: MEMBER })),
  { path: "/api/reels/by-hashtags", fields: { hashtags: ["none"] } },
  { path: "/api/counts", fields: COUNTS },
  { path: "/api/prayers", fields: PRAYER },
  { path: "/api/forms/report", fields: REPORT },
  { path: "/api/stop-mails", fields: { token: "none" } },
  { path: "/api/forms/talk", fields: TALK },
  { path: "/api/forms/conversation", fields: { token: "none", words: "Hello" } },
  { path: "/api/saved", fields: SAVED },
  { path: "/talk", fields: TALK },
  { path: "/contact-us", fields: CONTACT },
  { path: "/volunteer", fields: OFFER },
  { path: "/about-us", fields: OFFER },
];

for (const { bodies, tag } of SIZES)
  test(`none of ${bodies} bodies per call makes a program fail or leaves anything behind ${tag}`, async ({
    startStack,
  }) => {
    test.setTimeout(tag === "@soak" ? 1_200_000 : 120_000);
    const stack = await startStack();
    const token = { authorization: `Bearer ${stack.env.API_TOKEN ?? ""}` };
    for (const call of PROVIDER_CALLS)
      await expectToStand(stack, stack.provider, { ...call, headers: { ...token, ...call.headers } }, bodies);
    const formToken = await readFormToken(stack.site.url, "/contact-us");
    for (const call of SITE_CALLS) {
      const fields = { ...call.fields, formToken };
      const headers = { origin: stack.site.url, ...call.headers };
      await expectToStand(stack, stack.site, { ...call, fields, headers }, bodies);
    }
  });

async function expectToStand(
  stack: Stack,
  program: Stack["site"],
  call: Call,
  bodies: number,
): Promise<void> {
  const random = seededRandom(SEED);
  const before = filesOf(stack);
  const failures: string[] = [];
  const send = async (number: number) => {
    const { type, body } = badBody(random, call.fields);
    const response = await ask(program.url + call.path, {
      method: call.method ?? "POST",
      headers: {
        ...call.headers,
        ...(type === null ? {} : { "content-type": type }),
        "x-forwarded-for": addressOf(number),
      },
      body: new Uint8Array(body),
      redirect: "manual",
    });
    if (response === null || response.status >= 500)
      failures.push(
        `${response?.status ?? "no answer"} to number ${number}, ${type ?? ""}: ${body.toString().slice(0, 200)}`,
      );
  };
  await repeat(bodies / 2, AT_ONCE, send);
  const half = memoryOf(program.pid());
  await repeat(bodies / 2, AT_ONCE, (number) => send(bodies / 2 + number));
  expect(failures, call.path).toEqual([]);
  if (bodies >= MEASURABLE_BODIES)
    expect(memoryOf(program.pid()) - half, `${call.path}: growth in MiB`).toBeLessThan(FLAT_MIB);
  expect(filesOf(stack), call.path).toEqual(before);
}

/** Returns a completely read response; `null` if the connection ended before. */
async function ask(url: string, init: RequestInit): Promise<Response | null> {
  try {
    const response = await fetch(url, init);
    await response.arrayBuffer();
    return response;
  } catch {
    return null;
  }
}

/** Returns the names of the files that uploads create. */
function filesOf({ dataDir, env }: Stack): string[] {
  const folders = [path.join(dataDir, "uploads"), path.join(dataDir, "tmp"), env.UPLOAD_DIR ?? ""];
  return folders.flatMap(namesIn).sort();
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder, { recursive: true, encoding: "utf8" });
  } catch {
    return [];
  }
}
