import { readdirSync } from "node:fs";
import type { Page, Request } from "@playwright/test";
import { ownAddress, ownEmail } from "./forms";

export const SUCCESS = "Story uploaded successfully!";

/** A visitor's page of the story upload. */
export async function openUpload(page: Page, siteUrl = "", query = "") {
  await page.setExtraHTTPHeaders({ "x-forwarded-for": ownAddress() });
  await page.goto(`${siteUrl}/upload-story${query}`);
  return uploadOn(page);
}

/** The same, on a page that is there already. */
export function uploadOn(page: Page) {
  const email = ownEmail();
  const story = {
    email,
    field: (label: string) => page.getByRole("textbox", { name: label, exact: true }),
    /** Fills in what a story cannot do without. */
    fill: async () => {
      await story.field("Name").fill("Ann Example");
      await story.field("Email").fill(email);
    },
    choose: (file: { path: string }) => page.getByLabel("Video", { exact: true }).setInputFiles(file.path),
    submit: () => page.getByRole("button", { name: /^(Upload|Try again)$/ }).click(),
    panel: page.getByRole("group", { name: "Upload" }),
    percent: async () => Number(await page.getByRole("progressbar").getAttribute("aria-valuenow")),
    success: page.getByRole("status").getByText(SUCCESS, { exact: true }),
    failure: page.getByRole("form", { name: "Upload your story" }).getByRole("alert"),
  };
  return story;
}

interface Part {
  offset: number;
  /** What the site acknowledged with it; `null` where no answer came. */
  acknowledged: number | null;
}

/** Keeps account of what a page sends: the parts of videos, and the uploads that were begun. */
export function watchParts(page: Page) {
  const parts: Part[] = [];
  const begun: string[] = [];
  const note = async (request: Request) => {
    const response = await request.response().catch(() => null);
    if (request.method() === "POST" && request.url().endsWith("/api/uploads")) {
      begun.push((await response?.headerValue("location")) ?? "");
    }
    if (request.method() !== "PATCH") return;
    const offset = Number((await request.allHeaders())["upload-offset"]);
    const acknowledged = await response?.headerValue("upload-offset");
    parts.push({ offset, acknowledged: acknowledged ? Number(acknowledged) : null });
  };
  page.on("requestfinished", (request) => void note(request));
  page.on("requestfailed", (request) => void note(request));
  return {
    parts,
    begun,
    /** Whether a byte was sent again that had been acknowledged. */
    hasRepeated: () =>
      parts.some(({ offset }, index) =>
        parts.slice(0, index).some(({ acknowledged }) => acknowledged !== null && offset < acknowledged),
      ),
  };
}

/** The videos that wait at a site. */
export function waitingVideos(uploadDir: string): string[] {
  return readdirSync(uploadDir).filter((name) => /^[0-9a-f]{32}$/.test(name));
}
