import { randomUUID } from "node:crypto";

import { endOfForm, fieldPart, filePart, sendRaw } from "./support/raw-form";
import { failure } from "./support/shapes";
import { expectStored, newSlug, realVideo, sendStory, storyWords, type Words } from "./support/stories";
import { startProvider } from "./support/provider";

const { request, staff } = await startProvider();

const GIGABYTE = 1_073_741_824;
const MORE_THAN_ANY_FORM = GIGABYTE + 2 * 1024 * 1024;

const parts = (words: Words) =>
  Object.entries(words)
    .map(([name, value]) => fieldPart(name, value))
    .join("");
const aStory = () => parts(storyWords());

it("a body that declares too large a size is refused before it is sent", async () => {
  const answer = await sendRaw(request, "", { length: MORE_THAN_ANY_FORM, end: "kept open" });
  expect(answer.status).toBe(413);
  expect(answer.text()).toContain("File size exceeds 1 GB limit.");
});

it("faults in a story's text are reported before its video is sent", async () => {
  const slug = newSlug();
  await expectStored(await sendStory(request, storyWords({ slug }), await realVideo()));
  const beginning = filePart("film.mp4", "the beginning").slice(0, -2);
  for (const [words, status, message] of [
    [storyWords({ slug }), 409, "This short name is already taken."],
    [storyWords({ email: "anna" }), 422, "Invalid email format"],
  ] as const) {
    const answer = await sendRaw(request, parts(words) + beginning, { length: GIGABYTE, end: "kept open" });
    expect(answer.status).toBe(status);
    expect(answer.text()).toContain(message);
  }
  await staff.remove("stories", (await staff.one("stories", "slug", slug)).id);
});

const malformed: [string, string, number[], Parameters<typeof sendRaw>[2]?][] = [
  ["nothing at all", "", [400]],
  ["nothing at all, as told", "", [400], { length: 0 }],
  ["no boundary", aStory() + endOfForm, [400], { type: "multipart/form-data" }],
  ["another boundary", aStory() + endOfForm, [400], { type: "multipart/form-data; boundary=another" }],
  ["an endless boundary", aStory(), [400], { type: `multipart/form-data; boundary=${"x".repeat(5000)}` }],
  ["another type", "{}", [415], { type: "application/json" }],
  ["a type that is none", "{}", [415], { type: "multipart/form-data-x; boundary=a" }],
  ["a URL-encoded form", "name=Anna", [415], { type: "application/x-www-form-urlencoded" }],
  ["no end", aStory(), [400]],
  ["no end after the file", aStory() + filePart("film.mp4", "film"), [400]],
  ["the file first", filePart("film.mp4", "film") + aStory() + endOfForm, [422]],
  ["two files", aStory() + filePart("a.mp4", "a") + filePart("b.mp4", "b") + endOfForm, [400]],
  ["41 fields", fieldPart("a", "b").repeat(41) + endOfForm, [400]],
  ["a field that is too long", fieldPart("name", "x".repeat(70_000)) + endOfForm, [413]],
  ["parts without names", `--a-boundary\r\n\r\nAnna\r\n${endOfForm}`, [400]],
  ["a file name with a zero byte", aStory() + filePart("evil.mp4\0.html", "film") + endOfForm, [400]],
  ["line ends of another kind", (aStory() + endOfForm).replaceAll("\r\n", "\n"), [400, 422]],
  ["zeros", "\0".repeat(10_000), [400]],
  ["a head without end", `--a-boundary\r\nX: ${"x".repeat(20_000)}`, [400]],
  [
    "a file name of many lines",
    `${aStory()}--a-boundary\r\nContent-Disposition: form-data; name="file"; filename="a\r\nb.mp4"\r\n\r\nx\r\n${endOfForm}`,
    [400, 422],
  ],
];

for (const [label, body, statuses, options] of malformed) {
  it(`a form with ${label} is refused`, async () => {
    const answer = await sendRaw(request, body, options);
    expect(statuses).toContain(answer.status);
    failure.parse(answer.json());
  });
}

for (const filename of [
  "../../../../etc/cron.d/evil.mp4",
  "..\\\\..\\\\evil.mp4",
  "/etc/passwd",
  "C:\\\\evil.mp4",
  "%2e%2e%2fevil.mp4",
  "CON",
  ".htaccess",
  `${"x".repeat(3000)}.mp4`,
]) {
  it(`the file name ${filename.slice(0, 40)} does no harm`, async () => {
    const { buffer } = await realVideo();
    const words = storyWords({ name: `Nobody ${randomUUID()}` });
    const body = parts(words) + filePart(filename, buffer.toString("latin1")) + endOfForm;
    const { status } = await sendRaw(request, body, { length: Buffer.byteLength(body, "latin1") });
    expect(status).toBe(200);
    const story = await staff.one("stories", "slug", words.slug ?? "");
    const clip = await staff.one("clips", "id", String(story.file));
    expect(clip.filename).toMatch(new RegExp(`^${words.slug}-[0-9a-f]{12}\\.mp4$`));
    await staff.remove("stories", story.id);
  });
}

it("a sender who disconnects leaves nothing behind", async () => {
  const name = `Nobody ${randomUUID()}`;
  const beginning = parts(storyWords({ name })) + filePart("film.mp4", "the beginning");
  const { status } = await sendRaw(request, beginning, { length: GIGABYTE, end: "broken off" });
  expect(status).toBe(400);
  expect(await staff.count("stories", "name", name)).toBe(0);
  expect(await staff.count("clips", "title", name)).toBe(0);
});
