/** @jest-environment node */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

import { blogs } from "./blogs";
import { faqs } from "./faqs";
import { hashtags } from "./hashtags";
import { pages } from "./pages";
import { about, appInstall, help, home, languages, settings, volunteer } from "./site";
import { collections, videos } from "./videos";

const MEDIA = join(__dirname, "..", "media");
const CLIPS_LIMIT = 10_000_000;
const DESCRIPTION_LIMIT = 200;

const size = (file: string) => statSync(join(MEDIA, file)).size;
const active = videos.filter(({ status }) => status === "Active");
const ofType = (type: string) => active.filter(({ videoType }) => videoType === type);
const expectFilled = (entry: object) => {
  for (const [field, value] of Object.entries(entry)) expect([field, value]).not.toEqual([field, ""]);
};

/** Returns the duration in the `mvhd` box of an MP4 (version 0), in seconds. */
function statedDuration(file: string): number {
  const bytes = readFileSync(join(MEDIA, file));
  const at = bytes.indexOf("mvhd") + 4;
  return bytes.readUInt32BE(at + 16) / bytes.readUInt32BE(at + 12);
}

const seconds = (clock: string) => clock.split(":").reduce((sum, part) => sum * 60 + Number(part), 0);

describe("the seed's files", () => {
  const files = [
    ...videos.flatMap(({ clip, poster, captions }) => [clip, poster, captions]),
    ...hashtags.map(({ image }) => image),
    ...home.tImages.map(({ file }) => file),
    ...blogs.map(({ fVideo }) => fVideo),
    ...[home.fVideo, home.sVideo, home.forthImage, about.sVideo, appInstall.video, volunteer.fVideo],
    "resource/reel.mp4",
  ];

  it.each([...new Set(files)])("%s exists", (file) => {
    expect(existsSync(join(MEDIA, file))).toBe(true);
  });

  it("stay within their limits", () => {
    const clips = readdirSync(join(MEDIA, "videos")).map((name) => size(`videos/${name}`));
    expect(clips.reduce((sum, one) => sum + one, size("resource/reel.mp4"))).toBeLessThan(CLIPS_LIMIT);
    for (const name of readdirSync(join(MEDIA, "posters")))
      expect(size(`posters/${name}`)).toBeLessThan(90_000);
    for (const name of readdirSync(join(MEDIA, "images")))
      expect(size(`images/${name}`)).toBeLessThan(160_000);
  });
});

describe("the seed's videos", () => {
  it("cover every type, status and the featured hashtag", () => {
    expect(ofType("single").length).toBeGreaterThanOrEqual(3);
    expect(ofType("multiple").length).toBeGreaterThanOrEqual(4);
    expect(ofType("both").length).toBeGreaterThanOrEqual(4);
    expect(videos.some(({ status }) => status === "Pending")).toBe(true);
    expect(active.filter((video) => video.hashtags.includes("featured")).length).toBeGreaterThanOrEqual(5);
    expect(videos.some(({ width, height }) => width > height)).toBe(true);
  });

  it.each(videos)("$slug is complete", ({ slug, description, clip, captions, duration, hashtags: slugs }) => {
    expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(description.length).toBeLessThanOrEqual(DESCRIPTION_LIMIT);
    for (const one of slugs) expect(hashtags.map((hashtag) => hashtag.slug)).toContain(one);
    expect(statedDuration(clip)).toBeCloseTo(duration, 1);

    const text = readFileSync(join(MEDIA, captions), "utf8");
    expect(text.startsWith("WEBVTT\n\n")).toBe(true);
    const clocks = text.match(/^[\d:.]+ --> [\d:.]+$/gm) ?? [];
    const times = clocks.flatMap((clock) => clock.split(" --> ").map(seconds));
    expect(times.length).toBeGreaterThanOrEqual(4);
    expect(times).toEqual([...times].sort((a, b) => a - b));
    expect(times.at(-1)).toBeLessThan(duration);
  });

  it("have unique slugs", () => {
    expect(new Set(videos.map(({ slug }) => slug)).size).toBe(videos.length);
  });
});

it.each(collections)("the collection $slug has videos that visitors may watch", (collection) => {
  expect(collection.description.length).toBeLessThanOrEqual(DESCRIPTION_LIMIT);
  expect(active.map(({ slug }) => slug)).toEqual(expect.arrayContaining(collection.videos));
  expect(collection.videos.length).toBeGreaterThan(2);
});

describe("the seed's words", () => {
  it("leave no field empty", () => {
    for (const entry of [settings, home, about, volunteer, appInstall, ...blogs, ...hashtags, ...languages])
      expectFilled(entry);
  });

  it("contain no names: the church's name appears only on ‘Your church’", () => {
    const texts = [home, about, volunteer, appInstall, help, ...pages, ...faqs, ...blogs].map((entry) =>
      JSON.stringify(entry).replace(/https?:[^"]*/g, ""),
    );
    expect(texts.filter((text) => /lampstand/i.test(text))).toEqual([]);
  });

  it("promise no time limit that nobody keeps", () => {
    const policy = pages.find(({ slug }) => slug === "privacy-policy")?.content ?? "";
    expect(
      policy.match(/[^.]*\b\d+\W{0,4}(?:days?|weeks?|months?|years?)\b[^.]*/gi)?.map((text) => text.trim()),
    ).toEqual([
      expect.stringContaining("another keeps you logged in; it holds your name"),
      expect.stringContaining("We answer within 30 days"),
    ]);
  });

  it("include the contract's pages", () => {
    expect(pages.map(({ slug }) => slug).sort()).toEqual([
      "\tDiscover Jesus",
      "privacy-policy",
      "terms-condition",
    ]);
  });

  it("have four to six questions in each of four categories", () => {
    expect(faqs).toHaveLength(4);
    for (const { faqData } of faqs) {
      expect(faqData.length).toBeGreaterThanOrEqual(4);
      expect(faqData.length).toBeLessThanOrEqual(6);
    }
  });

  it.each(blogs)("$slug has 350 to 700 words", ({ content }) => {
    const words = content.split(/\s+/).length;
    expect(words).toBeGreaterThanOrEqual(350);
    expect(words).toBeLessThanOrEqual(700);
  });
});
