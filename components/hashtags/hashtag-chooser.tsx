"use client";

import { useRouter, useSearchParams } from "next/navigation";
import { useId, useRef, useState, useTransition, type SubmitEvent } from "react";
import { PRIMARY_BUTTON } from "@/components/ui/button-style";
import { notify, TOAST_DURATION_MS } from "@/components/ui/notify";
import type { HashtagChoice } from "@/lib/provider/hashtags";
import { CHOICE_NAME, withChoice } from "@/lib/reels/choice-address";
import { hashTagByVideo } from "@/lib/reels/hash-tag-by-video";
import { chosenAmong, hashtagToken } from "@/lib/reels/hashtag-token";
import { replaceAddress } from "@/lib/browser/replace-address";
import { HashtagChip } from "./hashtag-chip";

const FEED = "/video-reels";

/** What is said where the server says nothing, as on a lost connection. */
const NO_ANSWER = "We could not reach these stories. Please check your connection and try again.";

/**
 * The chips and Continue, which brings the reels of the chosen ones (specification section 4). The choice stands in the
 * page's address, so that coming back finds it. Before script has loaded it is a plain form.
 */
export function HashtagChooser({ choices }: { choices: HashtagChoice[] }) {
  const router = useRouter();
  const chosen = chosenAmong(choices, useSearchParams().getAll(CHOICE_NAME));
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, startLeaving] = useTransition();
  const isBusy = isAsking || isLeaving;
  const hint = useId();

  function watch(tokens: string[]) {
    startLeaving(() => {
      router.push(withChoice(FEED, tokens));
    });
  }

  async function findAndWatch(tokens: string[]) {
    setAsking(true);
    const answer = await askForReels(tokens);
    setAsking(false);
    // Whoever has left the page meanwhile is not taken along.
    if (!form.current) return;
    if (answer.state === "done") {
      hashTagByVideo.set(tokens, answer.data.reels);
      watch(tokens);
    } else notify(answer.message || NO_ANSWER, TOAST_DURATION_MS.shell);
  }

  function proceed(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const tokens = chosenTokens(event.currentTarget);
    if (tokens.length > 0) {
      void findAndWatch(tokens);
    } else {
      hashTagByVideo.clear();
      watch(tokens);
    }
  }

  return (
    <form
      ref={form}
      action={FEED}
      onSubmit={proceed}
      onChange={(event) => {
        replaceAddress(withChoice("/hashtags", chosenTokens(event.currentTarget)));
      }}
    >
      <p id={hint} className="max-w-measure text-ink-soft">
        Choose as many as you like, or none to watch all stories.
      </p>
      <fieldset aria-describedby={hint} className="mt-6 flex flex-wrap gap-3">
        <legend className="sr-only">Hashtags</legend>
        {choices.map((choice) => (
          <HashtagChip
            key={choice.id}
            label={choice.name}
            name={CHOICE_NAME}
            value={hashtagToken(choice)}
            defaultChecked={chosen.includes(choice)}
          />
        ))}
      </fieldset>
      <div className="bottom-0 -mx-gutter mt-4 bg-linear-to-t from-linen-50 from-75% to-linen-50/0 px-gutter pt-10 pb-4 forced-colors:bg-[Canvas] [@media(height>=30rem)]:sticky">
        <button
          type="submit"
          aria-disabled={isBusy}
          className={`${PRIMARY_BUTTON} min-h-14 w-full text-lead sm:w-auto sm:min-w-56`}
        >
          {isBusy ? "Loading..." : "Continue"}
        </button>
        <span role="status" className="sr-only">
          {isBusy && "Loading..."}
        </span>
      </div>
    </form>
  );
}

/** The code that asks is loaded when it is needed; on a lost connection it cannot come either. */
async function askForReels(tokens: string[]) {
  try {
    const { findChosenReels } = await import("@/lib/browser/find-chosen-reels");
    return await findChosenReels(tokens);
  } catch {
    return { state: "failed" as const, message: "" };
  }
}

function chosenTokens(form: HTMLFormElement): string[] {
  return new FormData(form).getAll(CHOICE_NAME).map(String);
}
