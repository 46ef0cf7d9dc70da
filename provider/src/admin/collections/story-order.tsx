"use client";

import { DraggableSortable, FieldError, FieldLabel, useField } from "@payloadcms/ui";
import type { RelationshipFieldClientProps } from "payload";
import { useRef, useState } from "react";
import * as z from "zod/mini";

import cards from "../parts/cards.module.css";
import { useText } from "../texts/use-text";
import { StoryChooser } from "./story-chooser";
import { StoryTile } from "./story-tile";
import { useStories } from "./use-stories";

const stored = z.catch(z.array(z.string()), []);

/** Edits which stories a collection has, and their order, by their pictures. */
export function StoryOrder({ field, path: givenPath, readOnly }: RelationshipFieldClientProps) {
  const t = useText();
  const { customComponents, disabled, path, setValue, showError, value } = useField<unknown>({
    potentiallyStalePath: givenPath,
  });
  const [announcement, setAnnouncement] = useState("");
  const list = useRef<HTMLOListElement>(null);
  const ids = [...new Set(stored.parse(value))];
  const { found, isCurrent } = useStories(`pagination=false&where[id][in]=${ids.toSorted().join(",")}`);
  const isReadOnly = readOnly || disabled;
  const rows = ids.map((id, index) => {
    const story = found?.find((each) => each.id === id);
    const name = story?.name ?? (isCurrent ? t("storyCollections:unknown") : "");
    // Screen readers say what identifies a row that is dragged.
    return { id, story, name, key: `${index + 1}: ${name}` };
  });

  function move(from: number, to: number) {
    if (from === to || to < 0 || to >= ids.length) return;
    const moved = ids.filter((_, index) => index !== from);
    moved.splice(to, 0, ...ids.slice(from, from + 1));
    setValue(moved);
    const name = rows[from]?.name ?? "";
    setAnnouncement(t("storyCollections:moved", { name, position: to + 1, count: ids.length }));
  }

  function remove(id: string, name: string) {
    setValue(ids.filter((other) => other !== id));
    setAnnouncement(t("storyCollections:removed", { name }));
    // The pressed button is gone.
    list.current?.focus();
  }

  return (
    <div
      className={`field-type${showError ? " error" : ""}`}
      role="group"
      aria-label={t("storyCollections:videos")}
    >
      <FieldLabel as="span" label={field.label} path={path} required={field.required} />
      <FieldError path={path} showError={showError} />
      {customComponents?.Description}
      <p role="status">{announcement}</p>
      <DraggableSortable
        ids={rows.map(({ key }) => key)}
        onDragEnd={({ moveFromIndex, moveToIndex }) => move(moveFromIndex, moveToIndex)}
      >
        <ol ref={list} tabIndex={-1} className={cards.cards}>
          {rows.map(({ id, story, name, key }, index) => (
            <StoryTile
              key={id}
              dragKey={key}
              name={name}
              story={story}
              isReadOnly={isReadOnly}
              onMove={(by) => move(index, index + by)}
              onRemove={() => remove(id, name)}
            />
          ))}
        </ol>
      </DraggableSortable>
      {!isReadOnly && <StoryChooser chosen={ids} onChoose={setValue} />}
    </div>
  );
}
