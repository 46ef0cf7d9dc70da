import { z } from "zod";
import { type Answer, jsonAnswer, NOT_FOUND, type Serve, startLocalServer } from "./local-server";

const record = z.record(z.string(), z.unknown());

/** A stored form. */
interface Stored {
  path: string;
  body: Record<string, unknown>;
  key: string | undefined;
}

type Answering = () => Answer | null | "hang up" | Promise<Answer>;

const STORED = jsonAnswer({ status: "success", message: "Stored" }, 201);

/** Starts a provider that accepts only forms, records them, and gives the answers that tests set. */
export async function startFormProvider(serve: Serve = startLocalServer) {
  const stored: Stored[] = [];
  let answering: Answering = () => STORED;
  const server = await serve((path, body, headers) => {
    if (body === "") return NOT_FOUND;
    const key = headers["idempotency-key"];
    stored.push({ path, body: record.parse(JSON.parse(body)), key: Array.isArray(key) ? key[0] : key });
    return answering();
  });
  return {
    ...server,
    /** The forms so far. */
    stored,
    answer: (next: Answering) => void (answering = next),
    /** Restores the first answers. */
    recover: () => void (answering = () => STORED),
  };
}

/** Starts a provider that accepts only stories and gives the answers that tests set. */
export async function startStoryProvider(serve: Serve = startLocalServer) {
  const keys: string[] = [];
  let answer: Answer = STORED;
  const server = await serve((path, _body, headers) => {
    if (path !== "/add_video") return NOT_FOUND;
    keys.push(String(headers["idempotency-key"]));
    return answer;
  });
  return {
    ...server,
    /** The keys of all stories so far. */
    keys,
    refuse: (status: number, message: string, retryAfter?: string) => {
      answer = {
        ...jsonAnswer({ status: "error", message }, status),
        ...(retryAfter && { headers: { "retry-after": retryAfter } }),
      };
    },
    /** Restores the first answers. */
    recover: () => {
      answer = STORED;
    },
  };
}

export interface ProvidedPage {
  title: string;
  content: string;
  effectiveDate?: string;
}

/** Starts a provider that knows only text pages and counts requests. */
export async function startPageProvider(
  findPage: (slug: string) => ProvidedPage | undefined,
  serve: Serve = startLocalServer,
) {
  /** The paths of all calls so far. */
  const asked: string[] = [];
  const server = await serve((path) => {
    asked.push(path);
    const slug = /^\/web\/page-content\/([^/]+)$/.exec(path)?.[1];
    const page = slug === undefined ? undefined : findPage(decodeURIComponent(slug));
    return page ? jsonAnswer({ status: "success", data: page }) : NOT_FOUND;
  });
  return { ...server, asked };
}

/** Starts a provider that knows only hashtags and records the calls for them. */
export async function startHashtagProvider(hashtags: unknown[], serve: Serve = startLocalServer) {
  const list = jsonAnswer({ status: "success", data: { list: hashtags } });
  const none = jsonAnswer({ status: "success", message: "Videos", data: [] });
  const answers: { list: Answering; videos: Answering } = { list: () => list, videos: () => none };
  /** The bodies of all calls for hashtags' videos so far. */
  const asked: unknown[] = [];
  const server = await serve((path, body) => {
    if (path === "/get-hashtag-frontend") return answers.list();
    if (path !== "/get-video-by-hashtags") return NOT_FOUND;
    asked.push(JSON.parse(body));
    return answers.videos();
  });
  return {
    ...server,
    asked,
    answerList: (answering: Answering) => void (answers.list = answering),
    answerVideos: (answering: Answering) => void (answers.videos = answering),
    /** Restores the first answers and clears the calls. */
    reset: () => {
      answers.list = () => list;
      answers.videos = () => none;
      asked.length = 0;
    },
  };
}

type Kind = "multiple" | "both" | "single" | "pending";

/** Returns a video in the contract's form, with another provider's clip. */
function video(index: number, kind: Kind, clip: string) {
  return {
    _id: `id-${index}`,
    name: `Story ${index}`,
    slug: `story-${index}`,
    description: `What happened in story ${index}.`,
    videoLink: `${clip}?story=${index}`,
    videoType: kind === "pending" ? "both" : kind,
    status: kind === "pending" ? "Pending" : "Active",
  };
}

const OUT_OF_ORDER = jsonAnswer({ status: "error", message: "Out of order" }, 500);

/** Starts another provider with videos of these kinds, in pages of the requested size. */
export async function startReelsProvider(clip: string, kinds: Kind[], serve: Serve = startLocalServer) {
  const videos = kinds.map((kind, index) => video(index + 1, kind, clip));
  /** The requested pages so far, as `page/limit`. */
  const asked: string[] = [];
  let isOutOfOrder = false;
  const server = await serve((path) => {
    if (path === "/web/setting-page-content") return jsonAnswer({ data: { company: "Harbour Church" } });
    if (path.startsWith("/hashtag-video/"))
      return jsonAnswer({ status: "success", data: path.startsWith("/hashtag-video/empty?") ? [] : videos });
    if (path.startsWith("/gethashtagBySlug/")) {
      const imageLink = path.endsWith("/linked") ? "https://church.example/visit" : null;
      return jsonAnswer({ status: "success", data: { image: null, imageLink, name: "Hope" } });
    }
    if (path === "/get-hashtag-frontend")
      return jsonAnswer({ data: { list: [{ _id: "h1", name: "Hope", slug: "hope", status: "Active" }] } });
    if (path === "/get-video-by-hashtags") return isOutOfOrder ? OUT_OF_ORDER : jsonAnswer({ data: videos });
    const match = /^\/video-reels\/(\d+)\/(\d+)$/.exec(path);
    if (!match) return NOT_FOUND;
    const [page, limit] = [Number(match[1]), Number(match[2])];
    asked.push(`${page}/${limit}`);
    if (isOutOfOrder) return OUT_OF_ORDER;
    const data = { videos: videos.slice((page - 1) * limit, page * limit), videoLength: videos.length };
    return jsonAnswer({ status: "success", data });
  });
  return {
    ...server,
    asked,
    reels: videos.filter(({ videoType, status }) => videoType !== "single" && status === "Active"),
    setOutOfOrder: (value: boolean) => {
      isOutOfOrder = value;
    },
  };
}
