"use server";

import type { ReactNode } from "react";
import { z } from "zod";
import { openPreview } from "@/lib/provider/preview";
import { PreviewOver, PreviewPage } from "./_components/preview-page";

const request = z.object({ token: z.string(), draft: z.record(z.string(), z.unknown()) });

/** Anybody who has the token may call this. */
export async function renderDraft(input: z.input<typeof request>): Promise<ReactNode> {
  const { success, data } = request.safeParse(input);
  const opened = success ? await openPreview(data.token) : ({ state: "missing" } as const);
  if (!success || opened.state !== "found")
    return <PreviewOver isTemporary={opened.state === "unavailable"} />;
  return <PreviewPage preview={data} page={opened.data.page} />;
}
