import { requestSite } from "./request";

const headers = { "tus-resumable": "1.0.0" };

/**
 * How much of an upload the site has, in bytes; `null` when the upload is not there any more.
 *
 * @throws {Error} when there is no answer in time, or none that tells
 */
export async function askUpload(address: string): Promise<number | null> {
  const response = await requestSite(address, { method: "HEAD", headers });
  if (response.status === 404) return null;
  const offset = response.headers.get("upload-offset");
  if (!response.ok || offset === null) throw new Error(`${address} answered ${response.status}`);
  return Number(offset);
}

/** Gives an upload up at the site, even while the page is left. One that cannot be given up now is removed in a day. */
export async function dropUpload(address: string): Promise<void> {
  await requestSite(address, { method: "DELETE", keepalive: true, headers }).catch(() => undefined);
}
