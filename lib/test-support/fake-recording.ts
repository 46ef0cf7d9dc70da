export type FakeMachine = {
  /** Names, which are the ids, too. */
  cameras: string[];
  microphones: string[];
  /** Devices that another program uses. */
  busy: string[];
  /** Whether the browser lists them. */
  isListed: boolean;
  permissions: { camera: PermissionState; microphone: PermissionState };
  /** The browser's message for a refusal; empty if access is allowed. */
  refusal: string;
  /** Resolves when somebody answers the browser's question. */
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
  /** The last requested constraints. */
  wanted: MediaTrackConstraints = {};
  applyConstraints = async (wanted: MediaTrackConstraints) => {
    this.wanted = wanted;
  };
  stop() {
    this.readyState = "ended";
  }
  /** Imitates unplugging, the only loss that browsers report. */
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

/** As many bytes as a picture takes. */
export const FILM = "slice".repeat(1000);

/** A recorder controlled by the test. */
export class FakeRecorder extends EventTarget {
  static isTypeSupported = (type: string) => type.startsWith("video/webm");
  /** The recorders that were started. */
  static made: FakeRecorder[] = [];
  /** The error that each start throws. */
  static problem: (mimeType: string) => Error | null = () => null;
  /** The slice that it yields as soon as it records. */
  static yields = FILM;
  /** Delays its end. */
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

/** The output of a covered microphone. */
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

/** Gives the browser a machine with these devices: getUserMedia answers as in Chromium. */
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
    /** The requests to the browser, call by call. */
    asked: log,
    /** The open tracks. */
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
