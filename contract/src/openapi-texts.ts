import { BANDWIDTH_PARAM } from "./films";
import {
  ANSWER_MAX_BYTES,
  CAPTIONS_MAX_BYTES,
  FAILURE_MESSAGE_MAX_LENGTH,
  TAGS_MAX,
  VIDEO_MAX_BYTES,
} from "./limits";

/** The parts of the OpenAPI document that no schema covers. */

type Json = Record<string, unknown>;

const description = `
What the site asks of a provider. Paths are relative to \`API_BASE_URL\`. The embedded provider answers exactly as described here; a provider of your own may do so with less, see *What the site tolerates*.

## Requests

- Bodies are JSON, except for \`POST /add_video\`, which is \`multipart/form-data\`: its text fields first, then the file of up to ${VIDEO_MAX_BYTES} bytes, sent with a \`Content-Length\`.
- When \`API_TOKEN\` is set, every call carries \`Authorization: Bearer <API_TOKEN>\`, and calls on behalf of a visitor carry the visitor's address in \`X-Forwarded-For\`. Believe that header only together with the token.
- \`POST /update_user_profile\`, \`/delete_user\` and \`/export_user\` name a member whom the site has authenticated: refuse them without the token.
- Submissions carry an \`Idempotency-Key\`. A repetition must not store a second record: after 8 seconds without an answer the site says that sending again is safe.
- Lengths count Unicode code points, as JSON Schema does. A name or message of characters that nobody can see is empty, and is not sent.
- The field \`consents\` of \`/add-join-us\` and \`/add_video\` is optional for a provider. One that refuses it, in an answer of status 400, 422 or 2xx that names \`consents\`, is sent the submission once more without it.
- The site follows no redirects. It waits about 5 seconds for a read and 8 for a write.

## Answers

- JSON of at most ${ANSWER_MAX_BYTES / 2 ** 20} MiB. Dates are ISO 8601, ids are strings, an absent text is an empty string.
- A media path is relative to \`API_BASE_URL\` (for browsers: \`MEDIA_BASE_URL\`), with or without a leading slash; an absolute http(s) URL is used as it stands. Browsers load media directly: serve them with \`Accept-Ranges: bytes\` and answer a range with 206.
- A failure is HTTP 4xx or 5xx with \`{"status": "error", "message"}\`. The message is shown to visitors, up to ${FAILURE_MESSAGE_MAX_LENGTH} characters. 429 carries \`Retry-After\` in seconds.
- Records that have moved are found under their former slugs, too: the site redirects to the slug in the answer.
- Tell the site what has changed, see *webhooks*. Without that, a page is at most 5 minutes old.

## What the site tolerates

- A payload at the body's top level, or one \`data\` deeper: \`{videos, videoLength}\`, \`{data: {data: […]}}\`, \`{list: […]}\`, \`{data: {list: […]}}\`, \`{blog: […]}\`.
- A testimony (\`/add-join-us\`) is taken by the status 201 alone, whatever the body says; any other status, also 200, is a failure.
- \`status\` may be \`"success"\`, \`true\` or absent in a 2xx answer to a read. \`success: false\` or \`status: "error"\` is a failure whatever the HTTP status: for one thing asked for by its name it means that there is none, else it is an outage, as are HTML, broken JSON, time-outs and 5xx.
- Any field may be missing, \`null\` or of another kind: the page shows its fallback for that part. One malformed item of a list is dropped, not the list. Ids may be numbers. Further fields are ignored.
- An unknown \`status\` counts as not Active, an unknown \`videoType\` as \`single\`.
- HTML is untrusted input and is sanitised.
`.trim();

export const info: Json = {
  title: "Lampstand provider API",
  version: "1.0.0",
  summary: "The calls the site uses to read its content and to pass on what visitors send.",
  description,
  license: { name: "MIT", identifier: "MIT" },
};

const file: Json = { schema: { type: "string", contentMediaType: "application/octet-stream" } };

const fileResponses: Json = {
  200: {
    description: "The whole file.",
    headers: { "Accept-Ranges": { schema: { const: "bytes" } } },
    content: { "*/*": file },
  },
  206: {
    description: "The requested range.",
    headers: { "Content-Range": { required: true, schema: { type: "string" } } },
    content: { "*/*": file },
  },
  304: { description: "Unchanged, by ETag or Last-Modified." },
  404: { description: "There is no such file, or it does not belong to anything visitors may see." },
  416: { description: "The file does not have this range." },
};

const range: Json = {
  name: "Range",
  in: "header",
  description: "As in RFC 9110. Safari requests bytes 0 to 1 first and needs a 206.",
  schema: { type: "string" },
};

/** Files that browsers load. The provider chooses their paths, except the carousel clip's. */
export const mediaPaths: Json = {
  "/uploads/{folder}/{filename}": {
    get: {
      operationId: "getUpload",
      tags: ["Files"],
      summary: "A picture, clip or caption file",
      description: `Where the embedded provider keeps files. Another provider can use other paths in its answers. Any origin may load them. Captions have at most ${CAPTIONS_MAX_BYTES / 1024} KiB.`,
      security: [{}],
      parameters: [
        { name: "folder", in: "path", required: true, schema: { enum: ["images", "clips", "captions"] } },
        { name: "filename", in: "path", required: true, schema: { type: "string" } },
        {
          name: BANDWIDTH_PARAM,
          in: "query",
          description:
            "Bits per second. If the video file needs more, a 307 redirects to a rendition that doesn't.",
          schema: { type: "integer", minimum: 1 },
        },
        range,
      ],
      responses: fileResponses,
    },
  },
  "/uploads/resource/reel.mp4": {
    get: {
      operationId: "getCarouselClip",
      tags: ["Files"],
      summary: "The clip of the experimental carousel",
      security: [{}],
      parameters: [range],
      responses: fileResponses,
    },
  },
};

/** Describes the call that a provider makes to the site. */
export function webhooks({ body, answer }: { body: Json; answer: Json }): Json {
  return {
    contentChanged: {
      post: {
        operationId: "revalidate",
        summary: "Tells the site which content has changed",
        description: `Sent to \`POST {SITE_URL}/api/revalidate\` once the change can be read: what carries one of the cache tags is read anew at the next request. What merely changed stays as it was read last while the provider does not answer; what is named as \`gone\` does not. With more than ${TAGS_MAX} tags of either kind send \`everything\`. Try again until it is answered with 200.`,
        security: [{ revalidateSecret: [] }],
        requestBody: { required: true, content: body },
        responses: {
          200: { description: "Revalidated.", content: answer },
          400: { description: "This is not a list of tags." },
          401: { description: "The secret is wrong, or the site has none." },
          503: { description: "Not every instance of the site has acknowledged it. Try again." },
        },
      },
    },
  };
}
