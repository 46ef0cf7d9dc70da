export type FakeMachine = {
  /** By name: the name is the id, too. */
  cameras: string[];
  microphones: string[];
  /** What another program has. */
  busy: string[];
  /** Whether the browser lists them. */
  isListed: boolean;
  permissions: { camera: PermissionState; microphone: PermissionState };
  /** What the browser says of a refusal; empty where whoever is asked allows it. */
  refusal: string;
  /** Until somebody answers the browser. */
  answered: Promise<void>;
};

class FakeTrack extends EventTarget {
  readyState = "live";
  readonly #id: string;
  constructor(
    readonly kind: string,
    id: string,
  ) {
    super();
    this.#id = id;
  }
  getSettings() {
    return { deviceId: this.#id };
  }
  /** What it was asked for last. */
  wanted: MediaTrackConstraints = {};
  applyConstraints = async (wanted: MediaTrackConstraints) => {
    this.wanted = wanted;
  };
  stop() {
    this.readyState = "ended";
  }
  /** As when it is unplugged: a page is told of that alone. */
  lose() {
    this.stop();
    this.dispatchEvent(new Event("ended"));
  }
}

export class FakeStream {
  readonly #tracks: FakeTrack[];
  constructor(tracks: FakeTrack[] = []) {
    this.#tracks = tracks;
  }
  getTracks = () => this.#tracks;
  getVideoTracks = () => this.#tracks.filter(({ kind }) => kind === "video");
  getAudioTracks = () => this.#tracks.filter(({ kind }) => kind === "audio");
}

/** As much as a picture takes. */
export const FILM = "slice".repeat(1000);

/** A recorder that gives what a test tells it to. */
export class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith("video/webm");
  /** Those that were started. */
  static made: FakeRecorder[] = [];
  /** What each start throws. */
  static problem: (mimeType: string) => Error | null = () => null;
  /** The slice that it gives as soon as it records. */
  static yields = FILM;
  /** Until its end is there. */
  static ended: Promise<void> = Promise.resolve();
  state = "inactive";
  readonly mimeType: string;
  constructor(
    readonly stream: unknown,
    readonly options: MediaRecorderOptions,
  ) {
    super();
    this.mimeType = options.mimeType ?? "video/webm";
  }
  start() {
    const problem = FakeRecorder.problem(this.mimeType);
    if (problem) throw problem;
    this.state = "recording";
    FakeRecorder.made.push(this);
    if (FakeRecorder.yields) setTimeout(() => this.give(FakeRecorder.yields), 1000);
  }
  pause() {
    this.state = "paused";
  }
  resume() {
    this.state = "recording";
  }
  requestData() {
    this.give("");
  }
  stop() {
    this.state = "inactive";
    void FakeRecorder.ended.then(() => this.dispatchEvent(new Event("stop")));
  }
  give(text: string) {
    this.dispatchEvent(Object.assign(new Event("dataavailable"), { data: new Blob([text]) }));
  }
}

/** What a microphone that is covered gives. */
class SilentAudio {
  state = "running";
  createAnalyser = () => ({
    frequencyBinCount: 128,
    getFloatTimeDomainData: (samples: Float32Array) => samples.fill(0),
    getByteFrequencyData: () => undefined,
  });
  createMediaStreamSource = (stream: FakeStream) => {
    if (stream.getAudioTracks().length === 0) throw new DOMException("no sound", "InvalidStateError");
    return { connect: () => undefined };
  };
  close = async () => undefined;
}

/** Puts a machine with these devices behind the browser: what getUserMedia answers is what Chromium answers. */
export function fakeMachine(parts: Partial<FakeMachine> = {}) {
  const machine: FakeMachine = {
    ...{ cameras: ["Webcam"], microphones: ["Built-in microphone"], busy: [], isListed: true },
    permissions: { camera: "granted", microphone: "granted" },
    ...{ refusal: "", answered: Promise.resolve(), ...parts },
  };
  machine.permissions = { ...machine.permissions };
  const tracks: FakeTrack[] = [];
  const log: string[][] = [];
  const chosen = (wanted: unknown, names: string[]) => {
    const device: unknown = Reflect.get(Object(wanted), "deviceId");
    const exact: unknown = Reflect.get(Object(device), "exact");
    if (names.length === 0) throw new DOMException("", "NotFoundError");
    const found = exact === undefined ? names[0] : names.find((name) => name === exact);
    if (found === undefined) throw Object.assign(new Error(), { name: "OverconstrainedError" });
    return found;
  };
  const devices = Object.assign(new EventTarget(), {
    getUserMedia: async ({ video, audio }: MediaStreamConstraints) => {
      const asked = [...(video ? (["camera"] as const) : []), ...(audio ? (["microphone"] as const) : [])];
      log.push(asked);
      await machine.answered;
      const ids = {
        video: video && chosen(video, machine.cameras),
        audio: audio && chosen(audio, machine.microphones),
      };
      const states = asked.map((kind) => machine.permissions[kind]);
      if (states.includes("denied") || machine.refusal)
        throw new DOMException(machine.refusal || "Permission denied", "NotAllowedError");
      for (const kind of asked) machine.permissions[kind] = "granted";
      const opened = Object.entries(ids).flatMap(([kind, id]) => (id ? [new FakeTrack(kind, id)] : []));
      if (Object.values(ids).some((id) => id && machine.busy.includes(id)))
        throw new DOMException("Could not start source", "NotReadableError");
      tracks.push(...opened);
      return new FakeStream(opened);
    },
    enumerateDevices: async () => {
      if (!machine.isListed) throw new DOMException("Not allowed", "NotAllowedError");
      return [
        ...machine.cameras.map((name) => ({ kind: "videoinput", deviceId: name, label: name })),
        ...machine.microphones.map((name) => ({ kind: "audioinput", deviceId: name, label: name })),
      ];
    },
  });
  const permissions = {
    query: async ({ name }: { name: "camera" | "microphone" }) => ({ state: machine.permissions[name] }),
  };
  for (const [name, value] of Object.entries({ mediaDevices: devices, permissions }))
    Object.defineProperty(navigator, name, { value, configurable: true });
  Object.assign(globalThis, {
    ...{ MediaStream: FakeStream, MediaRecorder: FakeRecorder, AudioContext: SilentAudio },
  });
  Object.assign(HTMLMediaElement.prototype, { play: async () => undefined });
  Object.assign(HTMLCanvasElement.prototype, {
    getContext: () => null,
    captureStream: () => new FakeStream(),
  });
  FakeRecorder.made = [];
  FakeRecorder.problem = () => null;
  FakeRecorder.yields = FILM;
  FakeRecorder.ended = Promise.resolve();
  return {
    machine,
    /** What the browser was asked for, call by call. */
    asked: log,
    /** Those that are open. */
    open: () => tracks.filter(({ readyState }) => readyState === "live"),
    unplug: (name: string) => {
      machine.cameras = machine.cameras.filter((camera) => camera !== name);
      machine.microphones = machine.microphones.filter((microphone) => microphone !== name);
      for (const track of tracks)
        if (track.readyState === "live" && track.getSettings().deviceId === name) track.lose();
      devices.dispatchEvent(new Event("devicechange"));
    },
    plugIn: (news: Partial<FakeMachine>) => {
      Object.assign(machine, news);
      devices.dispatchEvent(new Event("devicechange"));
    },
  };
}
