import { FIRST_VIDEO } from "./first-video-mark.mjs";
import { answerInput } from "./input-before-scripts.mjs";

const SHORTEST_SWIPE = 50;

function openPage() {
  document.body.innerHTML = `<video ${FIRST_VIDEO}></video><p><button>More</button></p>`;
  answerInput(FIRST_VIDEO, SHORTEST_SWIPE, () => undefined);
  const video = document.querySelector("video");
  const button = document.querySelector("button");
  if (!video || !button) throw new Error("The page is not there");
  return { button, takeOver: () => video.removeAttribute(FIRST_VIDEO) };
}

const later = () => new Promise((resolve) => setTimeout(resolve));

it("repeats a press once the player takes over", async () => {
  const { button, takeOver } = openPage();
  button.click();
  await later();
  const onPress = jest.fn();
  button.addEventListener("click", onPress);
  takeOver();
  await later();
  expect(onPress).toHaveBeenCalledTimes(1);
});

it("doesn't repeat a press that React answers itself while it takes over", async () => {
  const { button, takeOver } = openPage();
  // React listens on the document, too, but later.
  const onPress = jest.fn(takeOver);
  document.addEventListener("click", onPress);
  button.click();
  await later();
  expect(onPress).toHaveBeenCalledTimes(1);
});
