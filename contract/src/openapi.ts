import { z } from "zod";
import { calls, type Call, type CallGroup } from "./calls";
import { JSON_BODY_MAX_BYTES, VIDEO_MAX_BYTES } from "./limits";
import { info, mediaPaths, webhooks } from "./openapi-texts";
import { IDEMPOTENCY_KEY_PATTERN } from "./patterns";
import { done, failure, pending } from "./schemas/fields";
import { emailBody, member, memberAnswer } from "./schemas/members";
import { revalidationAnswer, revalidationBody } from "./schemas/revalidation";
import { blog, video, videoListAnswer, videoWithTranscript } from "./schemas/videos";

type Json = Record<string, unknown>;

const GROUPS: Record<CallGroup, string> = {
  Content: "The words and pictures of the site's pages.",
  Videos: "Testimonies and their hashtags.",
  Blog: "Articles.",
  Submissions: "What visitors send.",
  Responses:
    "How visitors respond to a story. Each call is optional for a provider, which lists it in its settings.",
  Consents: "The consents given with a submission, and their withdrawal.",
  Members: "Signing up and logging in with an emailed code, and the member's account.",
  Counts:
    "How often videos are watched, finished and shared, and stories uploaded. Visitors are not identified.",
};

const FAILURES: Record<Call["failures"][number], string> = {
  400: "The request cannot be understood.",
  401: "The token or the code is not accepted.",
  404: "It does not exist.",
  409: "The slug is taken.",
  413: `The body is too large. The limit is ${JSON_BODY_MAX_BYTES / 1024} KiB for JSON and ${VIDEO_MAX_BYTES / 2 ** 30} GiB for a video.`,
  415: "The body or the file has the wrong type.",
  422: "A field was rejected. The message says why.",
  507: "There is no room for the file.",
};

const IDEMPOTENCY_KEY: Json = {
  name: "Idempotency-Key",
  in: "header",
  description:
    "The same for every repetition of a submission. One is stored, and each repetition gets the answer of the first. The site always sends it.",
  schema: { type: "string", pattern: IDEMPOTENCY_KEY_PATTERN.source },
};

/** Schemas that several calls share, by their name in the document. */
const SHARED: Record<string, z.ZodType> = {
  Video: video,
  VideoWithTranscript: videoWithTranscript,
  Blog: blog,
  Member: member,
  VideoListAnswer: videoListAnswer,
  MemberAnswer: memberAnswer,
  EmailBody: emailBody,
  Done: done,
  Pending: pending,
  Failure: failure,
  RevalidationBody: revalidationBody,
  RevalidationAnswer: revalidationAnswer,
};

/** Returns the OpenAPI 3.1 description of the provider API. */
export function openApiDocument(): Json {
  const names = z.registry<{ id: string }>();
  for (const [id, schema] of Object.entries(SHARED)) names.add(schema, { id });
  for (const [call, { answer, body }] of Object.entries<Call>(calls)) {
    if (!names.has(answer)) names.add(answer, { id: `${pascalCase(call)}Answer` });
    if (body && !names.has(body)) names.add(body, { id: `${pascalCase(call)}Body` });
  }
  const contentOf = (schema: z.ZodType) => json(names.get(schema)?.id ?? "");
  return {
    openapi: "3.1.0",
    info,
    servers: [{ url: "http://127.0.0.1:4000", description: "The embedded provider, by default" }],
    security: [{ apiToken: [] }, {}],
    tags: [
      ...Object.entries(GROUPS).map(([name, description]) => ({ name, description })),
      { name: "Files", description: "Pictures, clips and captions, which browsers load from the provider." },
    ],
    paths: {
      ...Object.fromEntries(
        Object.entries<Call>(calls).map(([name, call]) => [call.path, pathItem(name, call, contentOf)]),
      ),
      ...mediaPaths,
    },
    webhooks: webhooks({ body: contentOf(revalidationBody), answer: contentOf(revalidationAnswer) }),
    components: { schemas: componentSchemas(names), responses, securitySchemes },
  };
}

function pathItem(name: string, call: Call, contentOf: (schema: z.ZodType) => Json): Json {
  const { method, status, group, summary, description, body, fileField, failures } = call;
  const parameters = [
    ...parametersIn("path", call.params),
    ...parametersIn("query", call.query),
    ...(call.idempotent ? [IDEMPOTENCY_KEY] : []),
  ];
  const bodyContent = body && (fileField ? multipart(contentOf(body), fileField) : contentOf(body));
  return {
    [method.toLowerCase()]: {
      operationId: name,
      tags: [group],
      summary,
      ...(description && { description }),
      ...(call.siteOnly && { security: [{ apiToken: [] }] }),
      ...(parameters.length > 0 && { parameters }),
      ...(bodyContent && { requestBody: { required: true, content: bodyContent } }),
      responses: {
        [status]: { description: "Success.", content: contentOf(call.answer) },
        ...(call.pending && {
          202: { description: "A code is needed first.", content: contentOf(call.pending) },
        }),
        ...Object.fromEntries(
          failures.map((code) => [code, { description: FAILURES[code], content: json("Failure") }]),
        ),
        429: { $ref: "#/components/responses/TooMany" },
        default: { $ref: "#/components/responses/Broken" },
      },
    },
  };
}

function parametersIn(place: "path" | "query", fields: z.ZodObject | undefined): Json[] {
  if (!fields) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(fields);
  return Object.entries(properties).map(([name, property]) => {
    if (typeof property === "boolean") throw new Error(`The parameter ${name} has no schema`);
    const { description, ...schema } = property;
    return { name, in: place, required: required.includes(name), description, schema };
  });
}

/** Describes a form's text fields and its file, which comes last. */
function multipart(fields: Json, fileField: string): Json {
  const file = {
    type: "object",
    properties: {
      [fileField]: { description: "The video, after all other fields.", contentMediaType: "video/*" },
    },
    required: [fileField],
  };
  const { schema } = z.object({ schema: z.unknown() }).parse(fields["application/json"]);
  return { "multipart/form-data": { schema: { allOf: [schema, file] } } };
}

function json(id: string): Json {
  return { "application/json": { schema: { $ref: `#/components/schemas/${id}` } } };
}

function componentSchemas(names: ReturnType<typeof z.registry<{ id: string }>>): Json {
  const { schemas } = z.toJSONSchema(names, {
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => {
      // The embedded provider sends nothing else, but others may, and the site ignores it.
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      // Redundant: the format says the same.
      if (jsonSchema.format === "date-time") delete jsonSchema.pattern;
    },
  });
  return Object.fromEntries(
    Object.entries(schemas).map(([id, { $schema: _dialect, $id: _uri, ...schema }]) => [id, schema]),
  );
}

const responses: Json = {
  TooMany: {
    description:
      "Too many calls of this kind from one visitor's address, or too many codes for one email address.",
    headers: { "Retry-After": { required: true, description: "In seconds.", schema: { type: "integer" } } },
    content: json("Failure"),
  },
  Broken: {
    description: "Something went wrong. The site treats it as an outage.",
    content: json("Failure"),
  },
};

const securitySchemes: Json = {
  apiToken: { type: "http", scheme: "bearer", description: "The API_TOKEN the site was started with." },
  revalidateSecret: {
    type: "http",
    scheme: "bearer",
    description: "The REVALIDATE_SECRET the site was started with.",
  },
};

function pascalCase(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
