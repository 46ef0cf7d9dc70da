import { parseColor } from "@lampstand/contract/colors";
import { COUNTS_DAILY } from "@lampstand/contract/counts";
import { CAPABILITIES, type Capability } from "@lampstand/contract/capabilities";
import { LIST_MAX, RECORDING_SECONDS_DEFAULT, STORY_MINUTES_DEFAULT } from "@lampstand/contract/limits";
import {
  aboutAnswer,
  appInstallAnswer,
  homeAnswer,
  settingsAnswer,
  volunteerContentAnswer,
} from "@lampstand/contract/schemas/content";
import { isReservedSlug } from "@lampstand/contract/slugs";
import type { Payload } from "payload";

import { colorsOf, languagesOf, timeZoneOf } from "../features/church/church";
import { listNetworks } from "../features/church/own-networks";
import { takesTalks } from "../features/conversations/carers";
import { agesOfParents, readSafetyRules } from "../features/safety/safety-rules";
import { findGlobal } from "../features/preview/read-draft";
import { findAll } from "../lib/find-all";
import { isFromSite } from "../lib/http/caller";
import { limits } from "../lib/http/rate-limit";
import type { Setting, StoryForm } from "../payload-types";
import { get, route } from "./route";
import { eitherPath, html, mediaPath, populated, text, texts } from "./shapes";

export const settings = [
  route("GET", "/web/setting-page-content", limits.reads, async ({ payload, request }) => {
    const stored = await findGlobal(payload, { slug: "settings", depth: 1 });
    const form = await findGlobal(payload, { slug: "story-form", depth: 0 });
    const data = {
      ...texts(stored, settingsAnswer.shape.data),
      church: churchOf(stored),
      recording: recordingOf(form),
      safety: { asksParentOf: agesOfParents(await readSafetyRules(payload)) },
      offers: offersOf(form, await takesTalks(payload)),
      counts: COUNTS_DAILY,
      menuPages: await findMenuPages(payload),
      ownNetworks: isFromSite(request) ? listNetworks(stored.ownNetworks) : undefined,
    };
    return { status: "success", message: "Settings", data };
  }),
];

/** Returns the church's own pages in the menu. At a reserved address, visitors find one of the site's pages. */
async function findMenuPages(payload: Payload) {
  const inMenu = { inMenu: { equals: true } };
  const pages = await findAll(payload, "pages", inMenu, { sort: "title", limit: LIST_MAX });
  return pages.filter(({ slug }) => !isReservedSlug(slug)).map(({ slug, title }) => ({ slug, title }));
}

/** Returns how visitors record stories on the site. */
function recordingOf({ questions, longestSeconds }: StoryForm) {
  return {
    longestSeconds: longestSeconds ?? RECORDING_SECONDS_DEFAULT,
    questions: (questions ?? []).map(({ question, translations }) => ({
      text: question,
      translations: (translations ?? []).map(({ language, text: words }) => ({ language, text: words })),
    })),
    canLeaveOut: true,
    canReorder: true,
  };
}

/** Returns which optional parts visitors find. */
function offersOf(
  { takesPrayers, offersPrayerMails, takesReports }: StoryForm,
  canTalk: boolean,
): Capability[] {
  const hasPrayers = takesPrayers !== false;
  const offered: Record<Capability, boolean> = {
    prayers: hasPrayers,
    prayerMails: hasPrayers && offersPrayerMails !== false,
    reports: takesReports !== false,
    talk: canTalk,
    saved: true,
    collections: true,
    moreCounts: true,
    reachedFurther: true,
    videosByKeys: true,
    searchLanguage: true,
    translations: true,
  };
  return CAPABILITIES.filter((capability) => offered[capability]);
}

/** Returns the church's identity, with colours adjusted for legibility. */
function churchOf(stored: Setting) {
  const colors = colorsOf(stored);
  return {
    logo: mediaPath("images", stored.logo),
    icon: mediaPath("images", stored.icon),
    sharePicture: mediaPath("images", stored.sharePicture),
    groundColor: parseColor(text(stored.groundColor)) ? colors.ground : "",
    accentColor: parseColor(text(stored.accentColor)) ? colors.accent : "",
    footerLine: text(stored.footerLine),
    timeZone: timeZoneOf(stored),
    phoneCountry: text(stored.phoneCountry),
    storyMinutes: stored.storyMinutes ?? STORY_MINUTES_DEFAULT,
    crisisLines: (stored.crisisLines ?? []).map(({ name, phone, link }) => ({
      name,
      phone: text(phone),
      link: text(link),
    })),
    languages: languagesOf(stored),
  };
}

export const home = [
  get("/web/home-page-content", async (payload) => {
    const stored = await findGlobal(payload, { slug: "home", depth: 1 });
    const church = await findGlobal(payload, { slug: "settings", depth: 0 });
    const pictures = (stored.tImages ?? []).flatMap((image) => {
      const path = mediaPath("images", image);
      return path ? [{ path, text: text(populated(image)?.alt) }] : [];
    });
    const data = {
      ...texts(stored, homeAnswer.shape.data),
      fVideo: eitherPath(stored.fVideo),
      sVideo: eitherPath(stored.sVideo),
      tImages: pictures.map(({ path }) => path),
      tImageTexts: pictures.map((picture) => picture.text),
      forthImage: eitherPath(stored.forthImage),
      submitNowUrl: stored.submitNowUrl || text(church.shareStoryLink),
      storeUrl: stored.storeUrl || text(church.shopLink),
      storiesAfter: stored.storiesAfter,
      collectionsAfter: stored.collectionsAfter,
    };
    return { status: "success", data };
  }),
];

export const about = [
  get("/get_about_content", async (payload) => {
    const stored = await findGlobal(payload, { slug: "about", depth: 1 });
    const content = {
      ...texts(stored, aboutAnswer.shape.data.element),
      sVideo: eitherPath(stored.sVideo),
      ourValues: html(stored.ourValues),
    };
    return { data: [content] };
  }),
];

export const appInstall = [
  get("/get_app_install_content", async (payload) => {
    const stored = await findGlobal(payload, { slug: "app-install", depth: 1 });
    const words = texts(stored, appInstallAnswer.shape.data.element);
    return { data: [{ ...words, video: eitherPath(stored.video) }] };
  }),
];

export const help = [
  get("/get_content", async (payload) => {
    const stored = await findGlobal(payload, { slug: "help", depth: 0 });
    return { data: [{ page: "help-desk", title: text(stored.title), content: html(stored.content) }] };
  }),
];

export const volunteer = [
  get("/get-volunteer-content", async (payload) => {
    const stored = await findGlobal(payload, { slug: "volunteer", depth: 1 });
    const words = texts(stored, volunteerContentAnswer.shape.data.element);
    return { data: [{ ...words, fVideo: eitherPath(stored.fVideo) }] };
  }),
];
