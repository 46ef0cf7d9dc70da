import path from "node:path";
import { consentIn } from "@lampstand/contract/consent-sentences";
import { issueFormToken } from "@/lib/forms/form-token";
import { ProviderError } from "@/lib/provider/client";
import { MIN_FILL_MS, TOKEN_FIELD } from "@/lib/forms/site-forms";
import { ownS3 } from "@/lib/test-support/s3";
import { theUpload } from "@/lib/test-support/upload-behaviour";
import { begin, send, visitor } from "@/lib/test-support/upload-calls";
import { submitStory } from "./submit-story";
import { ownerOf, uploadStorage } from "./uploads/uploads";

type Sent = { fields: Record<string, string>; idempotencyKey: string };

const addVideo = jest.fn<Promise<void>, [Sent]>();

jest.mock("@/lib/provider/add-video", () => ({ addVideo: (sent: Sent) => addVideo(sent) }));
jest.mock("@/lib/provider/videos", () => ({ isSlugTaken: async () => false }));
jest.mock("@/lib/provider/counts", () => ({ countDaily: async () => undefined }));

ownS3(process.env);
process.env.API_BASE_URL = "http://provider.test";
process.env.SESSION_SECRET = "the secret of all instances";

const CLIP = `\0\0\0\x18ftypisom${"moving pictures ".repeat(100)}`;

const PUBLISHED = { httpStatus: 201, status: "success" };

beforeEach(() => {
  addVideo.mockReset();
  visitor.owner = ownerOf("a visitor");
  jest.spyOn(console, "error").mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

/** Creates an upload that has arrived completely. */
async function arrived(): Promise<string> {
  const at = await begin(CLIP.length);
  await send(at, 0, CLIP);
  return at;
}

const publishElsewhere = async (at: string) => (await uploadStorage()).markPublished(await theUpload(at));

/** Submits an upload's story; `whoAsks` is called whenever the site asks for the visitor's id. */
const finish = (at: string, whoAsks: () => Promise<void> = async () => undefined, more: object = {}) =>
  submitStory(
    {
      name: "Ann",
      email: "ann@example.org",
      slug: "x7k2",
      file: path.basename(at),
      [TOKEN_FIELD]: issueFormToken(Date.now() - MIN_FILL_MS),
      ...more,
    },
    {
      headers: { get: () => null },
      address: null,
      visitor: async () => {
        await whoAsks();
        return "a visitor";
      },
    },
  );

describe("a story that another instance publishes at the same time", () => {
  it("is published even if its video is removed while it is sent", async () => {
    const at = await arrived();
    addVideo.mockImplementation(async () => {
      await publishElsewhere(at);
      throw new ProviderError("unreachable", "/add_video");
    });
    expect(await finish(at)).toMatchObject(PUBLISHED);
  });

  it("is published even if its video is removed before it is read", async () => {
    const at = await arrived();
    let asked = 0;
    const whoAsks = async () => {
      asked += 1;
      if (asked === 2) await publishElsewhere(at);
    };
    expect(await finish(at, whoAsks)).toMatchObject(PUBLISHED);
    expect(asked).toBe(2);
  });
});

it("a story that fails and is published nowhere is reported as failed", async () => {
  const at = await arrived();
  addVideo.mockRejectedValue(new ProviderError("unreachable", "/add_video"));
  expect(await finish(at)).toMatchObject({ status: "error" });
  addVideo.mockResolvedValue();
  expect(await finish(at)).toMatchObject(PUBLISHED);
});

it("a provider that refuses the consents' text gets the same story without it", async () => {
  jest.spyOn(console, "warn").mockReturnValue();
  const at = await arrived();
  addVideo.mockImplementation(async ({ fields }) => {
    if ("consents" in fields) throw new ProviderError("refused", "/add_video", { refusesConsents: true });
  });
  expect(await finish(at)).toMatchObject(PUBLISHED);
  const [first, second, ...more] = addVideo.mock.calls.map(([sent]) => sent);
  expect(more).toEqual([]);
  expect(second?.idempotencyKey).toBe(first?.idempotencyKey);
  expect(first?.fields).toEqual({ ...second?.fields, consents: "[]" });
});

it.each(["es", "en", undefined] as const)(
  "a story's consents are sent as they were read in %s",
  async (read) => {
    const at = await arrived();
    addVideo.mockResolvedValue();
    const more = { isAcceptUnrestricted: true, consentLanguage: read };
    expect(await finish(at, undefined, more)).toMatchObject(PUBLISHED);
    const { consents = "", ...fields } = addVideo.mock.lastCall?.[0].fields ?? {};
    expect(JSON.parse(consents)).toEqual([consentIn("isAcceptUnrestricted", read ?? "en")]);
    expect(fields).not.toHaveProperty("consentLanguage");
  },
);

it("an unusable video is not kept for another attempt", async () => {
  const at = await arrived();
  const message = "This video lasts 834 minutes. Please choose one of at most 15 minutes.";
  addVideo.mockRejectedValueOnce(new ProviderError("refused", "/add_video", { status: 415, message }));
  expect(await finish(at)).toMatchObject({ httpStatus: 415, message });
  addVideo.mockClear();
  expect(await finish(at)).toMatchObject({
    httpStatus: 404,
    message: "We no longer have your video. Please send it again.",
  });
  expect(addVideo).not.toHaveBeenCalled();
});
