import { jsonAnswer, NOT_FOUND, startLocalServer, type Answer } from "./local-server";

type Answering = () => Answer | Promise<Answer>;

/** A provider that knows hashtags and nothing else, and keeps what it was asked for them. */
export async function startHashtagProvider(hashtags: unknown[]) {
  const list = jsonAnswer({ status: "success", data: { list: hashtags } });
  const none = jsonAnswer({ status: "success", message: "Videos", data: [] });
  const answers: { list: Answering; videos: Answering } = { list: () => list, videos: () => none };
  /** The bodies of all calls for the videos of hashtags so far. */
  const asked: unknown[] = [];
  const server = await startLocalServer((path, body) => {
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
    /** Answers as at the start, and forgets what it was asked. */
    reset: () => {
      answers.list = () => list;
      answers.videos = () => none;
      asked.length = 0;
    },
  };
}
