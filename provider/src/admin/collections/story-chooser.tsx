"use client";

import { useDebounce } from "@payloadcms/ui";
import { useState } from "react";

import { LineInput } from "../fields/line-input";
import { Picture } from "../parts/card";
import { Fold } from "../parts/fold";
import cards from "../parts/cards.module.css";
import { useText } from "../texts/use-text";
import { pictureOf, useStories, whyHidden } from "./use-stories";

/** How long typing must pause before the search, in milliseconds. */
const REST_MS = 300;

const FOUND_MAX = 60;

type ChooserProps = { chosen: string[]; onChoose: (ids: string[]) => void };

/** Shows the pictures of the newest stories, or of those with some words in their title. Any number are chosen. */
export function StoryChooser({ chosen, onChoose }: ChooserProps) {
  const t = useText();
  const [words, setWords] = useState("");
  const asked = encodeURIComponent(useDebounce(words.trim(), REST_MS));
  const { found } = useStories(`sort=-createdAt&limit=${FOUND_MAX}${asked && `&where[name][like]=${asked}`}`);
  return (
    <Fold title={t("storyCollections:add")}>
      <LineInput
        label={t("storyCollections:search")}
        type="search"
        value={words}
        onChange={setWords}
        onEnter={() => undefined}
      />
      {found?.length === 0 && <p role="status">{t("storyCollections:noneFound")}</p>}
      <ul className={cards.grid}>
        {found?.map((story) => {
          const isChosen = chosen.includes(story.id);
          const others = chosen.filter((id) => id !== story.id);
          return (
            <li key={story.id}>
              <button
                type="button"
                className={cards.tile}
                aria-pressed={isChosen}
                onClick={() => onChoose(isChosen ? others : [...chosen, story.id])}
              >
                <Picture address={pictureOf(story)} />
                <span>{[story.name, whyHidden(story, t)].filter(Boolean).join(" · ")}</span>
              </button>
            </li>
          );
        })}
      </ul>
    </Fold>
  );
}
