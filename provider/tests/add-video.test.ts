import { consentIn } from "@lampstand/contract/consent-sentences";
import { randomUUID } from "node:crypto";

import { hostileMovies } from "../src/test-support/hostile-movies";
import { brokenVideos } from "./support/broken-videos";
import { expectFailure, first, readVideos } from "./support/read";
import {
  expectRefused,
  expectSomeRefusal,
  expectStored,
  newSlug,
  realVideo,
  sendStory,
  storyWords,
} from "./support/stories";
import { startProvider } from "./support/provider";

const { request, staff } = await startProvider();

const links = ["youtubeLink", "facebookLink", "tiktokLink", "instagramLink", "YTShortLink", "churchLink"];

it("a story is stored as it was sent, with suggestions for publishing it", async () => {
  const video = await realVideo();
  const words = storyWords({
    name: "  Ańna\u0000 of \n the tests ",
    phone: "+14155550123",
    description: "Two lines\r\nof words",
    hastags: JSON.stringify(["#hope", "Hope", "Something else", " "]),
    ...Object.fromEntries(links.map((name) => [name, `https://example.org/${name}`])),
    recordedAt: "Camp 2026",
    videoType: "single",
    isAcceptUnrestricted: "true",
    isAcceptReceiveFurther: "false",
    consents: JSON.stringify([consentIn("isAcceptUnrestricted", "zh-hans")]),
  });
  await expectStored(await sendStory(request, words, { ...video, name: "../../My film.MOV" }));

  const story = await staff.one("stories", "slug", words.slug ?? "");
  expect(story).toMatchObject({
    ...Object.fromEntries(links.map((name) => [name, `https://example.org/${name}`])),
    name: "Ańna of the tests",
    email: "anna@example.org",
    phone: "+14155550123",
    description: "Two lines\nof words",
    hastags: ["hope", "Something else"],
    recordedAt: "Camp 2026",
    videoType: "single",
    isAcceptUnrestricted: true,
    isAcceptReceiveFurther: false,
    status: "Pending",
    title: "Ańna of the tests",
    shownAs: "single",
    consents: [
      {
        ...consentIn("isAcceptUnrestricted", "zh-hans"),
        english: consentIn("isAcceptUnrestricted", "en").sentence,
        givenAt: expect.any(String),
      },
    ],
  });
  const hashtag = await staff.one("hashtags", "slug", "hope");
  expect((await staff.open("stories", story.id)).hashtags).toEqual([hashtag.id]);

  const clip = await staff.one("clips", "id", String(story.file));
  expect(clip).toMatchObject({
    title: "Ańna of the tests",
    isFromVisitor: true,
    filename: expect.stringMatching(new RegExp(`^${words.slug}-[0-9a-f]{12}\\.mp4$`)),
    mimeType: "video/mp4",
    filesize: expect.any(Number),
    width: 720,
    height: 1280,
    duration: expect.any(Number),
  });
  const address = `/uploads/clips/${String(clip.filename)}`;
  await expectFailure(request, address, 404);
  const shown = await request.get(address, { headers: staff.headers });
  // Only its index has changed, which no longer says where it was filmed.
  expect(shown.bytes).toHaveLength(Number(clip.filesize));
  expect(Math.abs(shown.bytes.length - video.buffer.length)).toBeLessThan(video.buffer.length / 50);
  await expectFailure(request, `/get_individual_video/${words.slug}`, 404);
  expect((await readVideos(request)).map(({ slug }) => slug)).not.toContain(words.slug);

  await staff.remove("stories", story.id);
  expect(await staff.count("clips", "title", "Ańna of the tests")).toBe(0);
  expect((await request.get(address, { headers: staff.headers })).status).toBe(404);
});

it("emoji count in descriptions and hashtags as they do on the site", async () => {
  const [description, hashtag] = ["😀".repeat(200), "🕯".repeat(60)];
  const words = storyWords({ description, hastags: JSON.stringify([hashtag]) });
  await expectStored(await sendStory(request, words, await realVideo()));
  const { id, ...story } = await staff.one("stories", "slug", words.slug ?? "");
  expect(story).toMatchObject({ description, hastags: [hashtag] });
  const { id: kept } = await staff.create("hashtags", { name: hashtag, slug: newSlug() });
  await staff.remove("hashtags", kept);
  await staff.remove("stories", id);
});

const refusedWords: [string, Record<string, string>, number, string][] = [
  ["no name", { name: " " }, 422, "Please fill all required fields"],
  ["no short name", { slug: "" }, 422, "Please fill all required fields"],
  ["no email", { email: "" }, 422, "Email is required"],
  ["an email that is none", { email: "anna@" }, 422, "Invalid email format"],
  ["two emails", { email: "a@example.org,b@example.org" }, 422, "Invalid email format"],
  ["a phone number that is none", { phone: "call me" }, 422, "Invalid phone number"],
  [
    "a long description",
    { description: "x".repeat(201) },
    422,
    "Description should not exceed 200 characters",
  ],
  [
    "a long description of emoji",
    { description: "😀".repeat(201) },
    422,
    "Description should not exceed 200 characters",
  ],
  ["a name that nobody sees", { name: "\u200b\u00ad" }, 422, "Please fill all required fields"],
  ["hashtags that are no list", { hastags: "{}" }, 422, "We couldn’t read the hashtags."],
  ["hashtags that are no JSON", { hastags: "hope" }, 422, "We couldn’t read the hashtags."],
  ["a nested hashtag", { hastags: "[[1]]" }, 422, "The field ‘hashtag’ must be text."],
  [
    "31 hashtags",
    { hastags: JSON.stringify(Array(31).fill("a")) },
    422,
    "Please choose at most 30 hashtags.",
  ],
  [
    "a long hashtag",
    { hastags: JSON.stringify(["x".repeat(61)]) },
    422,
    "A hashtag can have at most 60 characters.",
  ],
  [
    "a place to show it that is none",
    { videoType: "all" },
    422,
    "Please choose where we may show the video.",
  ],
  ["consents that are no list", { consents: '"yes"' }, 422, "We couldn’t read the list of consents."],
  ...links.map((name): [string, Record<string, string>, number, string] => [
    `a ${name} that is none`,
    { [name]: "javascript:alert(1)" },
    422,
    "Please enter a valid URL",
  ]),
];

for (const [label, words, status, message] of refusedWords) {
  it(`a story with ${label} is refused`, async () => {
    const file = { name: "film.mp4", mimeType: "video/mp4", buffer: Buffer.alloc(100) };
    await expectRefused(await sendStory(request, storyWords(words), file), status, message);
    await expectRefused(await sendStory(request, storyWords(words)), status, message);
  });
}

it("a story needs a video", async () => {
  await expectRefused(await sendStory(request, storyWords()), 422, "Please upload a video.");
  const empty = { name: "film.mp4", mimeType: "video/mp4", buffer: Buffer.alloc(0) };
  await expectRefused(await sendStory(request, storyWords(), empty), 422, "Please upload a video.");
});

it("a file that isn't a video is refused whatever its name, and nothing of it remains", async () => {
  const name = `Nobody ${randomUUID()}`;
  const { buffer } = await realVideo();
  for (const [, file, isCut] of brokenVideos(buffer)) {
    const response = await sendStory(request, storyWords({ name }), file);
    const sentence = isCut
      ? "Part of this video is missing. Please choose it again, or choose another one."
      : "Please select a video file.";
    await expectRefused(response, 415, sentence);
  }
  expect(await staff.count("stories", "name", name)).toBe(0);
  expect(await staff.count("clips", "title", name)).toBe(0);
});

it("a video's content decides its file type", async () => {
  const video = await realVideo();
  const quickTime = Buffer.from(video.buffer);
  quickTime.write("qt  ", 8, "latin1");
  const words = storyWords();
  await expectStored(await sendStory(request, words, { ...video, buffer: quickTime, name: "film.html" }));
  const story = await staff.one("stories", "slug", words.slug ?? "");
  const clip = await staff.one("clips", "id", String(story.file));
  expect(clip).toMatchObject({ filename: expect.stringMatching(/\.mov$/), mimeType: "video/quicktime" });
  await staff.remove("stories", story.id);
});

it("a short name that is taken or reserved for the site is refused", async () => {
  const video = await realVideo();
  const taken = "This short name is already taken. Please choose another.";
  const send = (slug: string) => sendStory(request, storyWords({ slug }), video);

  const pending = newSlug();
  await expectStored(await send(pending));
  await expectRefused(await send(pending), 409, taken);
  await expectRefused(await send(pending.toUpperCase()), 409, taken);

  const clip = await staff.uploaded("clips", video);
  const [former, present] = [newSlug(), newSlug()];
  const data = { name: "A test", videoLink: clip.id, videoType: "single", status: "Active", slug: former };
  const { id } = await staff.create("videos", data);
  await staff.update("videos", id, { slug: present });
  await staff.update("videos", id, { status: "Declined" });
  await expectRefused(await send(present), 409, taken);
  await expectRefused(await send(former), 409, taken);

  for (const slug of ["hashtag", "Blog", "admin"]) {
    const reserved = "A page of the site already uses this name. Please choose another.";
    await expectRefused(await send(slug), 409, reserved);
  }
  for (const slug of ["abc", "a b c d", "../../x", "ünïq", "x".repeat(81)]) {
    await expectSomeRefusal(await send(slug), 409);
  }
  await staff.remove("videos", id);
  await staff.remove("clips", clip.id);
  await staff.remove("stories", (await staff.one("stories", "slug", pending)).id);
});

it("a story sent again, or twice at once, is stored once", async () => {
  const video = await realVideo();
  const name = `Anna ${randomUUID()}`;
  const words = storyWords({ name });
  const headers = { "idempotency-key": randomUUID() };
  const send = () => sendStory(request, words, video, headers);
  for (const response of await Promise.all([send(), send(), send()])) await expectStored(response);
  await expectStored(await send());
  expect(await staff.count("stories", "name", name)).toBe(1);
  expect(await staff.count("clips", "title", name)).toBe(1);
  await staff.remove("stories", (await staff.one("stories", "name", name)).id);

  const strange = await sendStory(request, storyWords(), video, { "idempotency-key": "a b" });
  await expectSomeRefusal(strange, 400);
});

it("of two stories sent at once with the same short name, one is refused", async () => {
  const video = await realVideo();
  const name = `Anna ${randomUUID()}`;
  const words = storyWords({ name });
  const both = await Promise.all([sendStory(request, words, video), sendStory(request, words, video)]);
  expect(both.map((response) => response.status).toSorted()).toEqual([200, 409]);
  expect(await staff.count("stories", "name", name)).toBe(1);
  expect(await staff.count("clips", "title", name)).toBe(1);
  await staff.remove("stories", (await staff.one("stories", "name", name)).id);
});

it("the address for sending a story refuses GET", async () => {
  const asked = await expectFailure(request, "/add_video", 405);
  expect(asked.headers.allow).toBe("POST");
  const json = { method: "POST", data: storyWords() };
  await expectFailure(request, "/add_video", 415, json);
  expect(first(await readVideos(request)).status).toBe("Active");
});

/** Returns a film whose frames are shown long enough to last this many seconds. */
function lasting(film: Buffer, seconds: number): Buffer {
  const long = Buffer.from(film);
  const header = long.indexOf("mvhd") + 4;
  const factor = seconds / (long.readUInt32BE(header + 16) / long.readUInt32BE(header + 12));
  for (const type of ["mvhd", "mdhd"]) {
    for (let at = long.indexOf(type); at > 0; at = long.indexOf(type, at + 4)) {
      long.writeUInt32BE(Math.round(long.readUInt32BE(at + 16) / factor), at + 16);
    }
  }
  return long;
}

it("a story longer than the church accepts is refused with a sentence", async () => {
  await staff.updateGlobal("settings", { storyMinutes: 1 });
  const video = await realVideo();
  await expectStored(await sendStory(request, storyWords(), { ...video, buffer: lasting(video.buffer, 61) }));
  const sentence = "This video lasts 1 minute and 6 seconds. Please choose one of at most 1 minute.";
  await expectRefused(
    await sendStory(request, storyWords(), { ...video, buffer: lasting(video.buffer, 66) }),
    415,
    sentence,
  );
  const again = storyWords({ leftOut: "[[0,10]]" });
  await expectStored(await sendStory(request, again, { ...video, buffer: lasting(video.buffer, 75) }));
  const wrong = { ...video, buffer: lasting(video.buffer, 76) };
  await expectRefused(await sendStory(request, storyWords({ leftOut: "[[0,10]]" }), wrong), 415, sentence);
  const endless = { ...video, buffer: lasting(video.buffer, 9000) };
  const refusal = await sendStory(request, storyWords({ leftOut: "[[0,100000]]" }), endless);
  expect(refusal.status).toBe(415);
  expect(refusal.json()).toMatchObject({ message: expect.stringMatching(/ lasts 1\d\d minutes/) as unknown });
  await staff.updateGlobal("settings", { storyMinutes: null });
});

it("a story with a consent in words that this site doesn't show is refused", async () => {
  const consent = { ...consentIn("isAcceptUnrestricted", "en"), sentence: "Do anything." };
  const words = storyWords({ consents: JSON.stringify([consent]) });
  const sentence = "The wording has changed. Please reload the page and read it again.";
  await expectRefused(await sendStory(request, words, await realVideo()), 409, sentence);
});

it.each(hostileMovies.slice(0, 2))("a story of %s doesn't break the server", async (_, make) => {
  const file = { ...(await realVideo()), buffer: make() };
  expect((await sendStory(request, storyWords(), file)).status).toBeLessThan(500);
});
