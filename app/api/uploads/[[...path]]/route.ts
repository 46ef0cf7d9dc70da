import { admit } from "@/lib/http/admit";
import type { Refusal } from "@/lib/http/refusal-page";
import { readReason } from "@/lib/http/refusals";
import { knownVisitor } from "@/lib/http/visitor";
import { UploadError } from "@/lib/story/uploads/upload-storage";
import { beginUpload, continueUpload, networkOf, ownerOf, ownUpload } from "@/lib/story/uploads/uploads";
import { countDaily } from "@/lib/provider/counts";

const LIMITS = {
  visitor: { name: "upload-visitor", points: 30, seconds: 3600 },
  address: { name: "upload-address", points: 150, seconds: 3600 },
};

type RouteContext = { params: Promise<{ path?: string[] }> };

const GONE: Refusal = { status: 404, message: { key: "uploadGone" } };

const begin = admit(
  { limits: LIMITS, tooMany: "tooManyUploads" },
  async ({ request, address, visitor, refund }, { params }: RouteContext) => {
    if ((await params).path) return GONE;
    const owner = ownerOf(await visitor());
    const begun = await beginUpload(request, { owner, network: networkOf(address) });
    // The site's own failures don't count.
    if (begun.status >= 500) await refund();
    if (begun.ok) void countDaily([{ kind: "uploadBegun" }]);
    return inOwnWords(begun);
  },
);

/** Only for the browser that started the upload. */
const proceed = admit({}, async ({ request }, { params }: RouteContext) => {
  const [id = "", ...rest] = (await params).path ?? [];
  const visitor = await knownVisitor();
  try {
    const upload = visitor && rest.length === 0 ? await ownUpload(id, ownerOf(visitor)) : null;
    if (!upload || upload.isPublished) return GONE;
    return await inOwnWords(await continueUpload(request, upload));
  } catch (error) {
    if (error instanceof UploadError)
      return { status: error.status_code, message: await readReason(error.body) };
    throw error;
  }
});

/** A part arrives by POST if a firewall blocks PATCH. */
export async function POST(request: Request, context: RouteContext): Promise<Response> {
  const isPart = request.headers.get("x-http-method-override") === "PATCH";
  return isPart ? proceed(new Request(request, { method: "PATCH" }), context) : begin(request, context);
}

export { proceed as DELETE, proceed as HEAD, proceed as PATCH };

/** Rewords a response for the site, and removes what the tus server stores about an upload. */
async function inOwnWords(response: Response): Promise<Response | Refusal> {
  if (response.status >= 400)
    return { status: response.status, message: await readReason((await response.text()).trim()) };
  response.headers.delete("Upload-Metadata");
  return response;
}
