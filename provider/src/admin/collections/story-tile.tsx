"use client";

import { useDraggableSortable } from "@payloadcms/ui";
import type { KeyboardEvent, SyntheticEvent } from "react";

import { SmallButton } from "../panel-parts";
import { Picture } from "../parts/card";
import cards from "../parts/cards.module.css";
import { useText } from "../texts/use-text";
import { pictureOf, type Story, whyHidden } from "./use-stories";

type TileProps = {
  dragKey: string;
  name: string;
  story: Story | undefined;
  isReadOnly: boolean;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
};

const STEPS: ReadonlyMap<string, -1 | 1> = new Map([
  ["ArrowUp", -1],
  ["ArrowDown", 1],
]);

/** Shows a collection's story. Its picture is a handle that is dragged or moved with the arrow keys. */
export function StoryTile({ dragKey, name, story, isReadOnly, onMove, onRemove }: TileProps) {
  const t = useText();
  const { attributes, listeners, setNodeRef, transform, transition } = useDraggableSortable({
    id: dragKey,
    disabled: isReadOnly,
  });
  const picture = <Picture address={pictureOf(story)} />;
  const hidden = story && whyHidden(story, t);
  const move = (by: -1 | 1, { currentTarget }: SyntheticEvent) => {
    onMove(by);
    // A moved element loses the focus.
    requestAnimationFrame(() => {
      if (currentTarget instanceof HTMLElement) currentTarget.focus();
    });
  };
  const moveByKey = (event: KeyboardEvent) => {
    const by = STEPS.get(event.key);
    if (!by) return;
    event.preventDefault();
    move(by, event);
  };
  const button = (label: string, onClick: (event: SyntheticEvent) => void, sign: string) => (
    <SmallButton className={cards.target} aria-label={label} onClick={onClick}>
      {sign}
    </SmallButton>
  );
  return (
    <li ref={setNodeRef} className={cards.card} style={{ transform, transition }}>
      {isReadOnly ? (
        picture
      ) : (
        <button
          type="button"
          {...listeners}
          // Instead of dnd-kit's keys and attributes, which tell screen readers about numbered areas.
          onKeyDown={moveByKey}
          className={cards.handle}
          style={attributes.style}
          aria-keyshortcuts="ArrowUp ArrowDown"
          aria-label={t("storyCollections:move", { name })}
        >
          {picture}
        </button>
      )}
      <div className={cards.cardText}>
        <strong>{name}</strong>
        {hidden && <p className={cards.moment}>{hidden}</p>}
        {!isReadOnly && (
          <div className={cards.cardExtras}>
            {button(t("storyCollections:earlier", { name }), (event) => move(-1, event), "↑")}
            {button(t("storyCollections:later", { name }), (event) => move(1, event), "↓")}
            {button(t("storyCollections:remove", { name }), onRemove, "✕")}
          </div>
        )}
      </div>
    </li>
  );
}
