"use client";

import { UploadInput, type UploadInputProps, useConfig, useField, useForm } from "@payloadcms/ui";
import type { UploadFieldClientProps } from "payload";
import { useState } from "react";

import type { MediaCollection } from "../../lib/files/media-kinds";
import { NOTE } from "../styles";
import { useText } from "../texts/use-text";
import { MediaUploader } from "./media-uploader";

type Value = UploadInputProps["value"];

/**
 * Shows a field for one picture, one clip or either, or for several pictures. Payload's own component shows what it
 * holds, and chooses among existing files. Where there is room, a button takes every accepted kind of file; Payload's
 * would make a picture of anything.
 */
export function MediaField({ field, path: givenPath, readOnly }: UploadFieldClientProps) {
  const t = useText();
  const { config } = useConfig();
  const { getDataByPath } = useForm();
  const { customComponents, disabled, filterOptions, path, setValue, showError, value } = useField<Value>({
    potentiallyStalePath: givenPath,
  });
  const [announcement, setAnnouncement] = useState("");
  const { hasMany = false, label, required, relationTo } = field;
  const isReadOnly = readOnly || disabled;

  const add = (collection: string, id: string) => {
    setAnnouncement(t("media:uploaded"));
    // Staff may have changed the field while the file was sent.
    const present = getDataByPath<Value>(path);
    if (hasMany) setValue([...(Array.isArray(present) ? present : []), id]);
    else setValue(Array.isArray(relationTo) ? { relationTo: collection, value: id } : id);
  };

  return (
    <div className="field-type" role="group" aria-label={typeof label === "string" ? label : undefined}>
      <UploadInput
        // Payload's component fails when a field for either kind, shown empty, gets a value from outside.
        key={hasMany || value ? "filled" : "empty"}
        allowCreate={false}
        AfterInput={
          (hasMany || !value) &&
          !isReadOnly && (
            <MediaUploader
              accepted={acceptedBy(relationTo)}
              onUploaded={({ collection, id }) => add(collection, id)}
            />
          )
        }
        api={config.routes.api}
        Description={customComponents?.Description}
        filterOptions={filterOptions}
        hasMany={hasMany}
        isSortable
        label={label}
        onChange={(changed: Value) => {
          setAnnouncement("");
          setValue(Array.isArray(changed) ? [...new Set<unknown>(changed)] : changed);
        }}
        path={path}
        readOnly={isReadOnly}
        relationTo={relationTo}
        required={required}
        serverURL={config.serverURL}
        showError={showError}
        value={value}
      />
      <p role="status" style={{ ...NOTE, margin: 0 }}>
        {announcement}
      </p>
    </div>
  );
}

function acceptedBy(relationTo: string | string[]): MediaCollection[] {
  const collections: MediaCollection[] = ["clips", "images"];
  return collections.filter((collection) => [relationTo].flat().includes(collection));
}
