"use client";

import {
  FieldError,
  FieldLabel,
  UploadInput,
  type UploadInputProps,
  useConfig,
  useField,
  useListDrawer,
} from "@payloadcms/ui";
import type { UploadFieldClientProps } from "payload";
import { useState } from "react";

import type { MediaCollection } from "../../lib/files/media-kinds";
import { SmallButton } from "../panel-parts";
import { NOTE } from "../styles";
import { useText } from "../texts/use-text";
import { MediaUploader } from "./media-uploader";

/**
 * Shows a field for one picture, one clip or either, or for several pictures. Payload's own component shows what it
 * holds. Where there is room, it has a button for every accepted kind of file; Payload's would make a picture of anything.
 */
export function MediaField({ field, path: givenPath, readOnly }: UploadFieldClientProps) {
  const t = useText();
  const { config } = useConfig();
  const { customComponents, disabled, filterOptions, path, setValue, showError, value } = useField<
    UploadInputProps["value"]
  >({
    potentiallyStalePath: givenPath,
  });
  const [announcement, setAnnouncement] = useState("");
  const { hasMany = false, label, required, relationTo } = field;
  const isReadOnly = readOnly || disabled;
  const isShown = Boolean(value) || hasMany || isReadOnly;

  const choose = (collection: string, id: number | string) => {
    if (hasMany) setValue([...(Array.isArray(value) ? value : []), id]);
    else setValue(Array.isArray(relationTo) ? { relationTo: collection, value: id } : id);
  };

  const accepted = acceptedBy(relationTo);
  const uploader = (
    <MediaUploader
      accepted={accepted}
      onUploaded={({ collection, id }) => {
        setAnnouncement(t("media:uploaded"));
        choose(collection, id);
      }}
    >
      {!isShown && <ChooseExisting collections={accepted} filterOptions={filterOptions} onChoose={choose} />}
    </MediaUploader>
  );

  return (
    <>
      {isShown ? (
        <UploadInput
          allowCreate={false}
          api={config.routes.api}
          Description={customComponents?.Description}
          filterOptions={filterOptions}
          hasMany={hasMany}
          isSortable
          label={label}
          onChange={(changed: UploadInputProps["value"]) => {
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
      ) : (
        <div
          id={`field-${path.replaceAll(".", "__")}`}
          className={`field-type upload${showError ? " error" : ""}`}
          role="group"
          aria-label={typeof label === "string" ? label : undefined}
        >
          <FieldLabel as="span" label={label} path={path} required={required} />
          <div className="upload__wrap">
            <FieldError path={path} showError={showError} />
          </div>
          {uploader}
          {customComponents?.Description}
        </div>
      )}
      {hasMany && !isReadOnly && uploader}
      <p role="status" style={{ ...NOTE, margin: 0 }}>
        {announcement}
      </p>
    </>
  );
}

type ChooseProps = {
  collections: MediaCollection[];
  filterOptions: UploadInputProps["filterOptions"];
  onChoose: (collection: string, id: number | string) => void;
};

function ChooseExisting({ collections, filterOptions, onChoose }: ChooseProps) {
  const t = useText();
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: collections,
    filterOptions,
  });
  return (
    <>
      <SmallButton onClick={openDrawer}>{t("media:chooseExisting")}</SmallButton>
      <ListDrawer
        allowCreate={false}
        onSelect={({ collectionSlug, doc }) => {
          const id: unknown = doc.id;
          if (typeof id === "string" || typeof id === "number") onChoose(collectionSlug, id);
          closeDrawer();
        }}
      />
    </>
  );
}

function acceptedBy(relationTo: string | string[]): MediaCollection[] {
  const collections: MediaCollection[] = ["clips", "images"];
  return collections.filter((collection) => [relationTo].flat().includes(collection));
}
