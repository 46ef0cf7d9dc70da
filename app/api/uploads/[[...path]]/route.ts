import { knownVisitor, visitorAddress, visitorId } from "@/lib/http/visitor";
import { errorResponse } from "@/lib/http/responses";
import { beginUpload, continueUpload, limitUploads } from "@/lib/story/uploads/tus-server";
import { UPLOAD_GONE } from "@/lib/story/story-file";
import { UploadError } from "@/lib/story/uploads/upload-storage";
import { networkOf, ownerOf, ownUpload } from "@/lib/story/uploads/uploads";
import { isSameOrigin } from "@/lib/http/same-origin";
import { countDaily } from "@/lib/provider/counts";
import { durationText } from "@/lib/utils/text";

type RouteContext = { params: Promise<{ path?: string[] }> };

export async function POST(request: Request, { params }: RouteContext): Promise<Response> {
  if ((await params).path) return errorResponse(404, UPLOAD_GONE);
  if (!isSameOrigin(request.headers))
    return errorResponse(403, "Videos can only be sent from a page of this site.");
  const visitor = await visitorId();
  const address = await visitorAddress();
  const { wait, refund } = await limitUploads(visitor, address);
  if (wait > 0) {
    return errorResponse(
      429,
      `Too many videos were begun in a short time. Please try again in ${durationText(wait)}.`,
      {
        "Retry-After": String(wait),
      },
    );
  }
  const begun = await beginUpload(request, { owner: ownerOf(visitor), network: networkOf(address) });
  // A failure of the site itself does not count.
  if (begun.status >= 500) await refund();
  if (begun.ok) void countDaily([{ kind: "uploadBegun" }]);
  return inOwnWords(begun);
}

/** Only for the browser that began the upload. */
async function proceed(request: Request, { params }: RouteContext): Promise<Response> {
  if (!isSameOrigin(request.headers))
    return errorResponse(403, "Videos can only be sent from a page of this site.");
  const [id = "", ...rest] = (await params).path ?? [];
  const visitor = await knownVisitor();
  try {
    const upload = visitor && rest.length === 0 ? await ownUpload(id, ownerOf(visitor)) : null;
    if (!upload || upload.isPublished) return errorResponse(404, UPLOAD_GONE);
    return await inOwnWords(await continueUpload(request, upload));
  } catch (error) {
    if (error instanceof UploadError) return errorResponse(error.status_code, error.body);
    throw error;
  }
}

export { proceed as DELETE, proceed as HEAD, proceed as PATCH };

/** In the site's own words, and without what the tus server stores about an upload. */
async function inOwnWords(response: Response): Promise<Response> {
  if (response.status >= 400) return errorResponse(response.status, (await response.text()).trim());
  response.headers.delete("Upload-Metadata");
  return response;
}
