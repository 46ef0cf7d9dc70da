"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { useId, useRef, useState, useTransition, type SubmitEvent } from "react";
import { Button } from "@/components/ui/button";
import { useLocalPath } from "@/components/ui/link";
import { notifyFailure, TOAST_DURATION_MS } from "@/components/ui/toasts";
import { WithSearchParams } from "@/components/ui/with-search-params";
import { paths } from "@/lib/paths";
import type { HashtagChoice } from "@/lib/provider/hashtags";
import { HASHTAGS_PARAM, hashtagsFromParams, hashtagParam, withHashtags } from "@/lib/reels/hashtags";
import { hashTagByVideo } from "@/lib/reels/hash-tag-by-video";
import { replaceAddress } from "@/lib/utils/page";
import { HashtagChip } from "@/components/content/hashtag-chip";

type HashtagChooserProps = {
  choices: HashtagChoice[];
  /** The query string as the server knew it. */
  query: string;
};

/** Keeps the selection in the query string, so going back restores it. A plain form before hydration. */
export function HashtagChooser({ choices, query }: HashtagChooserProps) {
  const t = useTranslations("hashtags");
  const layout = useTranslations("layout");
  const router = useRouter();
  const localPath = useLocalPath();
  const form = useRef<HTMLFormElement>(null);
  const [isAsking, setAsking] = useState(false);
  const [isLeaving, startLeaving] = useTransition();
  const isBusy = isAsking || isLeaving;
  const hint = useId();

  function watch(tokens: string[]) {
    startLeaving(() => {
      router.push(localPath(withHashtags(paths.reels, tokens)));
    });
  }

  async function findAndWatch(tokens: string[]) {
    setAsking(true);
    const answer = await askForReels(tokens);
    setAsking(false);
    // The visitor may have left the page meanwhile.
    if (!form.current) return;
    if (answer.state === "done") {
      hashTagByVideo.set(tokens, answer.data.reels);
      watch(tokens);
    } else {
      // The server returned no message if the connection was lost.
      notifyFailure(answer.message || t("noAnswer"), TOAST_DURATION_MS.short);
    }
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
      action={localPath(paths.reels)}
      onSubmit={proceed}
      onChange={(event) => {
        replaceAddress(localPath(withHashtags(paths.hashtags, chosenTokens(event.currentTarget))));
      }}
    >
      <p id={hint} className="max-w-measure text-ink-soft">
        {t("choose")}
      </p>
      <fieldset aria-describedby={hint} className="mt-6 flex flex-wrap gap-3">
        <legend className="sr-only">{t("hashtags")}</legend>
        <WithSearchParams query={query}>
          {(params) => <Chips choices={choices} params={params} />}
        </WithSearchParams>
      </fieldset>
      <div className="bottom-0 -mx-gutter mt-4 bg-linear-to-t from-linen-50 from-75% to-linen-50/0 px-gutter pt-10 pb-4 forced-colors:bg-[Canvas] [@media(height>=30rem)]:sticky">
        <Button
          type="submit"
          aria-disabled={isBusy}
          className="min-h-14 w-full text-lead sm:w-auto sm:min-w-56"
        >
          {isBusy ? layout("loading") : t("continue")}
        </Button>
        <span role="status" className="sr-only">
          {isBusy && layout("loading")}
        </span>
      </div>
    </form>
  );
}

function Chips({ choices, params }: { choices: HashtagChoice[]; params: URLSearchParams }) {
  const chosen = hashtagsFromParams(choices, params.getAll(HASHTAGS_PARAM));
  return choices.map((choice) => (
    <HashtagChip
      key={choice.id}
      label={choice.name}
      language={choice.language}
      name={HASHTAGS_PARAM}
      value={hashtagParam(choice)}
      defaultChecked={chosen.includes(choice)}
    />
  ));
}

/** The client is loaded on demand, which also fails on a lost connection. */
async function askForReels(tokens: string[]) {
  try {
    const { findChosenReels } = await import("@/lib/reels/reel");
    return await findChosenReels(tokens);
  } catch {
    return { state: "failed" as const, message: "" };
  }
}

function chosenTokens(form: HTMLFormElement): string[] {
  return new FormData(form).getAll(HASHTAGS_PARAM).map(String);
}
