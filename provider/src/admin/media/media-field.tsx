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
import { MediaUploader } from "./media-uploader";

/**
 * Shows a field for one picture, one clip or either. Payload's own component shows what it holds. An empty one has a
 * button for every accepted kind of file; Payload's would make a picture of anything.
 */
export function MediaField({ field, path: givenPath, readOnly }: UploadFieldClientProps) {
  const { config } = useConfig();
  const { customComponents, disabled, filterOptions, path, setValue, showError, value } = useField<
    UploadInputProps["value"]
  >({
    potentiallyStalePath: givenPath,
  });
  const [announcement, setAnnouncement] = useState("");
  const { label, required, relationTo } = field;
  const isReadOnly = readOnly || disabled;

  const choose = (collection: string, id: number | string) => {
    setValue(Array.isArray(relationTo) ? { relationTo: collection, value: id } : id);
  };

  return (
    <>
      {value || isReadOnly ? (
        <UploadInput
          allowCreate={false}
          api={config.routes.api}
          Description={customComponents?.Description}
          filterOptions={filterOptions}
          label={label}
          onChange={(changed: UploadInputProps["value"]) => {
            setAnnouncement("");
            setValue(changed);
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
          <MediaUploader
            accepted={acceptedBy(relationTo)}
            onUploaded={({ collection, id }) => {
              setAnnouncement("Uploaded. Save the page to show it.");
              choose(collection, id);
            }}
          >
            <ChooseExisting
              collections={acceptedBy(relationTo)}
              filterOptions={filterOptions}
              onChoose={choose}
            />
          </MediaUploader>
          {customComponents?.Description}
        </div>
      )}
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
  const [ListDrawer, , { openDrawer, closeDrawer }] = useListDrawer({
    collectionSlugs: collections,
    filterOptions,
  });
  return (
    <>
      <SmallButton onClick={openDrawer}>Choose from existing</SmallButton>
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
