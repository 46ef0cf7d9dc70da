import "client-only";

/** For browsers that do not announce frames. */
const FRAMES_PER_SECOND = 30;

/** Returns the stream with a picture that keeps its shape when a phone turns: few players handle a change of size. */
export function withOneShape(stream: MediaStream, view: HTMLVideoElement): MediaStream {
  const { videoWidth: width, videoHeight: height } = view;
  const canvas = Object.assign(document.createElement("canvas"), { width, height });
  const picture = canvas.getContext("2d", { alpha: false });
  if (navigator.maxTouchPoints === 0 || width === 0 || !picture) return stream;
  const draw = () => {
    const scale = Math.min(width / view.videoWidth, height / view.videoHeight);
    const [wide, high] = [view.videoWidth * scale, view.videoHeight * scale];
    if (wide < width || high < height) picture.fillRect(0, 0, width, height);
    picture.drawImage(view, (width - wide) / 2, (height - high) / 2, wide, high);
  };
  draw();
  onFrames(view, draw);
  return new MediaStream([...canvas.captureStream().getVideoTracks(), ...stream.getAudioTracks()]);
}

/** Runs as long as the view shows its current stream. */
function onFrames(view: HTMLVideoElement, draw: () => void): void {
  const shown = view.srcObject;
  const next = () => {
    if (view.srcObject !== shown) return;
    draw();
    wait(next);
  };
  const wait = (then: () => void) => {
    if ("requestVideoFrameCallback" in view) view.requestVideoFrameCallback(then);
    else setTimeout(then, 1000 / FRAMES_PER_SECOND);
  };
  wait(next);
}
