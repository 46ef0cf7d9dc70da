import { visitorAddress } from "@/lib/provider/visitor-address";
import { refusal } from "@/lib/http/refusal";
import { takeUploadTurn } from "@/lib/stories/take-upload-turn";
import { UPLOAD_GONE } from "@/lib/stories/sentences";
import { beginUpload, tusServer } from "@/lib/stories/tus-server";
import { ownerOf, ownUpload } from "@/lib/stories/uploads";
import { isSameOrigin } from "@/lib/http/same-origin";
import { knownVisitor, visitorId } from "@/lib/http/visitor";
import { waitWords } from "@/lib/http/wait-words";

type RouteContext = { params: Promise<{ path?: string[] }> };

/** Begins an upload (tus 1.0). */
export async function POST(request: Request, { params }: RouteContext): Promise<Response> {
  if ((await params).path) return refusal(404, UPLOAD_GONE);
  if (!isSameOrigin(request.headers))
    return refusal(403, "Videos can only be sent from a page of this site.");
  const visitor = await visitorId();
  const wait = await takeUploadTurn(visitor, await visitorAddress());
  if (wait > 0) {
    return refusal(
      429,
      `Too many videos were begun in a short time. Please try again in ${waitWords(wait)}.`,
      {
        "Retry-After": String(wait),
      },
    );
  }
  return inOwnWords(await beginUpload(request, ownerOf(visitor)));
}

/** Asks after an upload, goes on with it or gives it up, which only the browser may that began it. */
async function proceed(request: Request, { params }: RouteContext): Promise<Response> {
  if (!isSameOrigin(request.headers))
    return refusal(403, "Videos can only be sent from a page of this site.");
  const [id = "", ...rest] = (await params).path ?? [];
  const visitor = await knownVisitor();
  const upload = visitor && rest.length === 0 ? await ownUpload(id, ownerOf(visitor)) : null;
  if (!visitor || !upload || upload.isPublished) return refusal(404, UPLOAD_GONE);
  return inOwnWords(await tusServer(ownerOf(visitor)).handleWeb(request));
}

export { proceed as DELETE, proceed as HEAD, proceed as PATCH };

/** Refusals are worded as all of the site's are. What the server keeps about an upload is not told. */
async function inOwnWords(response: Response): Promise<Response> {
  if (response.status >= 400) return refusal(response.status, (await response.text()).trim());
  response.headers.delete("Upload-Metadata");
  return response;
}
