import { writeFileSync } from "node:fs";
import { FORM_ERRORS } from "../support/wording";
import { test as base, expect } from "../support/test";
import { findVideo } from "../support/contract";
import { CONTACT, ownEmail } from "../support/forms";
import { clipFiles, readFirstReels } from "../support/reels";
import { makeVideo, SUCCESS } from "../support/uploads";
import { isWatchable } from "../support/video-detail";
import { button, choice, field, isShown, playing, text, texts, type Visitor } from "./visitor";

type BrowserUnderTest = {
  start: () => Promise<Visitor>;
  /** WebKitGTK has a recorder that yields nothing. */
  canRecord: boolean;
};

const RECORDS_NOTHING =
  "Your browser didn’t record anything. Film with your camera, or open this page in Safari or Chrome.";

const RECORDED_FOR_TWO_SECONDS =
  '//span[starts-with(., "0:0") and contains(., " of ") and substring(., 4, 1) > 1]';

/** Tests what visitors do most in one browser other than Chromium, which all other tests use. */
export function testJourneys(name: string, { start, canRecord }: BrowserUnderTest): void {
  const test = base.extend<{ visitor: Visitor }>({
    visitor: async ({}, use, info) => {
      const visitor = await start();
      try {
        await use(visitor);
        if (info.errors.length === 0) expect(await visitor.errors()).toEqual([]);
        else writeFileSync(info.outputPath("page.png"), await visitor.picture());
      } finally {
        await visitor.close();
      }
    },
  });

  const expectShown = (visitor: Visitor, xpath: string) =>
    expect.poll(() => isShown(visitor, xpath), { message: xpath }).toBe(true);

  test.describe(name, () => {
    test("the feed plays and moves on to the next reel", async ({ visitor, siteUrl, providerUrl }) => {
      const { first, second } = await readFirstReels(providerUrl);
      await visitor.open(`${siteUrl}/video-reels`);
      for (const reel of [first, second]) {
        await expect.poll(() => texts(visitor, 'article[aria-current="true"] h2')).toEqual([reel.name]);
        await expect
          .poll(async () => clipFiles(reel).includes((await playing(visitor))?.file ?? ""))
          .toBe(true);
        await expect.poll(async () => (await playing(visitor))?.time).toBeGreaterThan(0.2);
        expect(await playing(visitor)).toMatchObject({ hasPicture: true });
        if (reel === first) await visitor.pressKey("ArrowDown");
      }
      await visitor.press(button("UNMUTE"));
      await expectShown(visitor, button("MUTE"));
    });

    test("a video's page plays it with captions and offers words and sharing", async ({
      visitor,
      siteUrl,
      providerUrl,
    }) => {
      const video = await findVideo(providerUrl, isWatchable);
      await visitor.open(`${siteUrl}/video-detail/${video.slug}`);
      expect(await texts(visitor, "h1")).toEqual([video.name]);
      await expect.poll(async () => (await playing(visitor))?.time).toBeGreaterThan(0.2);
      expect(await playing(visitor)).toMatchObject({ hasPicture: true });
      const cues = () =>
        visitor.read(() => document.querySelector("video")?.textTracks[0]?.activeCues?.length ?? 0);
      await expect.poll(cues).toBeGreaterThan(0);
      await visitor.press(button("Pause"));
      await expectShown(visitor, button("Play"));
      await visitor.press('//summary[normalize-space()="Transcript"]');
      await expectShown(visitor, button("Share"));
    });

    test("the form sends a film", async ({ visitor, siteUrl }) => {
      await visitor.open(`${siteUrl}/upload-story`);
      await fillStory(visitor);
      await visitor.choose(field("Video"), makeVideo("small.mp4").path);
      await expectShown(visitor, '//video[@aria-label="Preview of your video"]');
      await visitor.press(button("Upload"));
      await expectShown(visitor, text(SUCCESS, "status"));
    });

    test("a form marks missing fields and can be sent", async ({ visitor, siteUrl }) => {
      await visitor.open(siteUrl + CONTACT.path);
      await visitor.press(button(CONTACT.submit));
      for (const sentence of Object.values(CONTACT.missing)) await expectShown(visitor, text(sentence));
      for (const label of Object.keys(CONTACT.missing))
        await visitor.type(field(label), CONTACT.filled[label] ?? "");
      await visitor.press(button(CONTACT.submit));
      await expectShown(visitor, text(CONTACT.sent, "status"));
    });

    test("the login refuses an invalid address", async ({ visitor, siteUrl }) => {
      await visitor.open(`${siteUrl}/login`);
      await visitor.type(field("Email"), "ann@");
      await visitor.press(button("Send OTP"));
      await expectShown(visitor, text(FORM_ERRORS.login.emailInvalid));
    });

    test("a visitor records a story", async ({ visitor, siteUrl }) => {
      await visitor.open(`${siteUrl}/upload-story`);
      await visitor.press(button("Record now"));
      await visitor.press(button("Start"));
      if (!canRecord) return expectShown(visitor, text(RECORDS_NOTHING));
      await expectShown(visitor, RECORDED_FOR_TWO_SECONDS);
      await visitor.press(button("Finish"));
      await expectShown(visitor, '//video[@aria-label="Preview of your video"]');
    });
  });
}

async function fillStory(visitor: Visitor): Promise<void> {
  await visitor.type(field("Name"), "Ann Example");
  await visitor.type(field("Email"), ownEmail());
  await visitor.press(choice("tellerAge", "adult"));
  await visitor.press(choice("othersSeen", "none"));
  await visitor.press(choice("danger", "no"));
}
