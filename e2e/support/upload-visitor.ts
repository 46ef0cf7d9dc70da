import type { APIRequestContext } from "@playwright/test";
import { ownAddress } from "./forms";

const TUS = { "tus-resumable": "1.0.0" };

/** A browser that sends videos, without its page. */
export async function createUploadVisitor(request: APIRequestContext, siteUrl: string) {
  const address = { "x-forwarded-for": ownAddress() };
  const html = await (await request.get(`${siteUrl}/upload-story`)).text();
  const formToken = /name="formToken" value="([^"]+)"/.exec(html)?.[1] ?? "";
  const story = { name: "Ann", email: "ann@example.org", slug: "x7k2", formToken, homepage: "" };

  const visitor = {
    begin: async (size: number, headers: Record<string, string> = {}) =>
      request.post(`${siteUrl}/api/uploads`, {
        headers: { ...TUS, ...address, "upload-length": String(size), ...headers },
      }),
    head: (at: string) => request.head(siteUrl + at, { headers: TUS }),
    send: (at: string, offset: number, data: Buffer) =>
      request.patch(siteUrl + at, {
        headers: {
          ...TUS,
          "upload-offset": String(offset),
          "content-type": "application/offset+octet-stream",
        },
        data,
      }),
    remove: (at: string) => request.delete(siteUrl + at, { headers: TUS }),
    finish: (at: string, changes: Record<string, unknown> = {}) =>
      request.post(`${siteUrl}/api/stories`, {
        headers: address,
        data: { ...story, file: at.split("/").at(-1), ...changes },
      }),
    /** Sends all of a video; returns where it stands. */
    deliver: async (content: Buffer) => {
      const at = (await visitor.begin(content.length)).headers().location ?? "";
      await visitor.send(at, 0, content);
      return at;
    },
  };
  return visitor;
}
