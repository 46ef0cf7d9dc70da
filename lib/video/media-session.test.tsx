import { connectMediaSession } from "./media-session";

const WORDS = { title: "Found on the ferry", artist: "Harbour Church", artwork: "/poster.jpg" };

function connect() {
  const handlers = new Map<string, MediaSessionActionHandler | null>();
  const session = {
    metadata: null as unknown,
    setActionHandler: (action: string, handler: MediaSessionActionHandler | null) => {
      if (action === "seekto") throw new TypeError("Unknown action");
      handlers.set(action, handler);
    },
    setPositionState: jest.fn(),
  };
  Object.defineProperty(navigator, "mediaSession", { value: session, configurable: true });
  Object.assign(globalThis, { MediaMetadata: jest.fn((words: object) => words) });

  const video = document.createElement("video");
  Object.defineProperty(video, "duration", { value: 60 });
  Object.assign(video, { play: jest.fn(() => Promise.resolve()), pause: jest.fn(), currentTime: 5 });
  const connection = new AbortController();
  connectMediaSession(video, WORDS, connection.signal);
  const press = (action: MediaSessionAction, details = {}) => handlers.get(action)?.({ action, ...details });
  return { session, handlers, video, connection, press };
}

afterEach(() => {
  Reflect.deleteProperty(navigator, "mediaSession");
  Reflect.deleteProperty(globalThis, "MediaMetadata");
});

describe("connectMediaSession", () => {
  it("shows what plays, and its position", () => {
    const { session, video } = connect();
    expect(session.metadata).toEqual({ ...WORDS, artwork: [{ src: "/poster.jpg" }] });
    video.currentTime = 30;
    video.dispatchEvent(new Event("seeked"));
    expect(session.setPositionState).toHaveBeenLastCalledWith({
      duration: 60,
      playbackRate: 1,
      position: 30,
    });
  });

  it("responds to controls, even in a browser that does not support every action", () => {
    const { video, press } = connect();
    press("seekforward");
    expect(video.currentTime).toBe(15);
    press("seekforward", { seekOffset: 100 });
    expect(video.currentTime).toBe(60);
    press("seekbackward");
    expect(video.currentTime).toBe(50);
    press("play");
    expect(video.play).toHaveBeenCalledTimes(1);
    press("pause");
    expect(video.pause).toHaveBeenCalledTimes(1);
  });

  it("leaves nothing behind", () => {
    const { session, handlers, connection } = connect();
    connection.abort();
    expect(session.metadata).toBeNull();
    expect([...handlers.values()]).toEqual([null, null, null, null]);
  });

  it("does nothing in a browser without a media session", () => {
    const video = document.createElement("video");
    expect(() => connectMediaSession(video, WORDS, new AbortController().signal)).not.toThrow();
  });
});
