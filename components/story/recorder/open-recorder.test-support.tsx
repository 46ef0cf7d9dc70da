import { act, fireEvent, render, screen } from "@testing-library/react";
import { createRef } from "react";
import { fakeMachine, type FakeMachine } from "@/lib/test-support/fake-recording";
import { Recorder } from "./recorder";

const QUESTIONS = ["What was before?", "What happened?"].map((text) => ({ text, translations: [] }));

/** Advances in steps, since what is shown in between decides what comes next. */
export async function pass(seconds: number) {
  for (let step = 0; step < seconds * 10; step += 1)
    await act(async () => jest.advanceTimersByTimeAsync(100));
}

/** Renders the recorder on such a machine, with fake timers. */
export async function openRecorder(parts: Partial<FakeMachine> = {}, canReorder = true) {
  const { unplug, plugIn, ...machine } = fakeMachine(parts);
  const props = { onRecording: jest.fn(), onFile: jest.fn(), onClose: jest.fn() };
  const settings = { longestSeconds: 120, questions: QUESTIONS, canLeaveOut: true, canReorder };
  const { unmount } = render(
    <Recorder settings={settings} opener={createRef<HTMLButtonElement>()} {...props} />,
  );
  await pass(0.1);
  return {
    ...machine,
    ...props,
    unmount,
    unplug: (name: string) => {
      act(() => {
        unplug(name);
      });
    },
    plugIn: (news: Partial<FakeMachine>) => {
      act(() => {
        plugIn(news);
      });
    },
  };
}

export function press(name: string) {
  fireEvent.click(screen.getByRole("button", { name }));
}

export const startButton = () => screen.queryByRole("button", { name: "Start" });

/** Counts down and records for a moment. */
export async function begin() {
  press("Start");
  await pass(3.5);
}
