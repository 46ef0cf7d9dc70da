import "client-only";

/** Backgrounds for voice recordings: two colours, from top to bottom. */
export const BACKGROUNDS = {
  Evening: ["#1d1b3a", "#7a4a3a"],
  Morning: ["#31506e", "#d9a566"],
  Meadow: ["#16352f", "#5f7f4f"],
} as const;

export type Background = keyof typeof BACKGROUNDS;

export const FIRST_BACKGROUND: Background = "Evening";

const PICTURE = { width: 540, height: 960 } as const;

const FRAMES_PER_SECOND = 12;

const BARS = 32;

/** A fast Fourier transform of this many samples has at least as many bands as there are bars. */
const SAMPLES = 256;

export const VOICE_BITS_PER_SECOND = { video: 250_000, audio: 96_000 };

/** Adds a drawn picture to a voice, which moves with it until it is closed. */
export function withPicture(sound: MediaStream, background: Background, closed: AbortSignal): MediaStream {
  const canvas = Object.assign(document.createElement("canvas"), PICTURE);
  const picture = canvas.getContext("2d");
  const context = new AudioContext();
  const analyser = context.createAnalyser();
  analyser.fftSize = SAMPLES;
  context.createMediaStreamSource(sound).connect(analyser);
  const loudness = new Uint8Array(analyser.frequencyBinCount);
  const draw = () => {
    analyser.getByteFrequencyData(loudness);
    if (picture) drawVoice(picture, loudness, BACKGROUNDS[background]);
  };
  draw();
  const timer = setInterval(draw, 1000 / FRAMES_PER_SECOND);
  closed.addEventListener("abort", () => {
    clearInterval(timer);
    void context.close();
  });
  return new MediaStream([...canvas.captureStream(FRAMES_PER_SECOND).getTracks(), ...sound.getTracks()]);
}

function drawVoice(
  picture: CanvasRenderingContext2D,
  loudness: Uint8Array,
  [above, below]: readonly [string, string],
): void {
  const { width, height } = PICTURE;
  const sky = picture.createLinearGradient(0, 0, 0, height);
  sky.addColorStop(0, above);
  sky.addColorStop(1, below);
  picture.fillStyle = sky;
  picture.fillRect(0, 0, width, height);
  // Safari before 16 has no `roundRect`.
  picture.strokeStyle = "rgb(255 255 255 / 0.85)";
  picture.lineCap = "round";
  const step = width / (BARS + 2);
  picture.lineWidth = step / 2;
  for (let bar = 0; bar < BARS; bar += 1) {
    // Symmetrical: the low tones, where a voice is strongest, are in the middle.
    const band = Math.abs(bar - (BARS - 1) / 2);
    const part = (loudness[Math.floor(band * 2)] ?? 0) / 255;
    // Without its two caps. A line of no length would not be drawn.
    const long = Math.max(1, part * height * 0.3 - step / 2);
    const middle = (bar + 1.25) * step;
    picture.beginPath();
    picture.moveTo(middle, (height - long) / 2);
    picture.lineTo(middle, (height + long) / 2);
    picture.stroke();
  }
}
