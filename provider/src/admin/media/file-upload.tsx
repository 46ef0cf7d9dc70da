"use client";

import { toast, Upload, useConfig, useDocumentInfo, useForm, useListDrawerContext } from "@payloadcms/ui";
import { useRouter } from "next/navigation";

import type { MediaCollection } from "../../lib/files/media-kinds";
import { Fold } from "../parts/fold";
import { useText } from "../texts/use-text";
import { chooseFile } from "./media-list";
import { MediaUploader } from "./media-uploader";
import type { UploadedMedia } from "./upload-media";

const EITHER: MediaCollection[] = ["clips", "images"];
const STORED = {
  clips: "media:clipStored",
  images: "media:imageStored",
} as const;

/** Adds one button above the lists of pictures and clips, for both kinds of file. Chooses a file that a place needs. */
export function UploadToFiles() {
  const t = useText();
  const router = useRouter();
  const { enabledCollections, onSelect } = useListDrawerContext();
  return (
    <div style={{ marginBottom: 24 }}>
      <MediaUploader
        accepted={EITHER.filter((each) => enabledCollections?.includes(each) ?? true)}
        isOnlyOne
        onUploaded={({ collection, id }) => {
          if (onSelect) {
            chooseFile(onSelect, collection, id);
            return;
          }
          toast.success(t(STORED[collection]));
          router.push(`/admin/collections/${collection}`);
          router.refresh();
        }}
      />
    </div>
  );
}

/**
 * Shows the file on a clip's own page. Uploads it at once with a progress bar, not when the page is saved: it may be
 * large, and Payload's form shows neither progress nor a proxy's answers.
 */
export function ClipFile() {
  const t = useText();
  const router = useRouter();
  const { getEntityConfig } = useConfig();
  const { id } = useDocumentInfo();
  const { setModified } = useForm();
  const { upload } = getEntityConfig({ collectionSlug: "clips" });

  const show = ({ collection, id: stored }: UploadedMedia) => {
    if (id !== undefined) {
      window.location.reload();
      return;
    }
    setModified(false);
    router.push(`/admin/collections/${collection}/${stored}`);
  };

  if (id === undefined) return <MediaUploader accepted={EITHER} onUploaded={show} />;
  return (
    <>
      <Upload collectionSlug="clips" uploadConfig={upload} />
      <Fold title={t("media:replace")}>
        <MediaUploader accepted={["clips"]} replaces={String(id)} onUploaded={show} />
      </Fold>
    </>
  );
}
