"use client";

import { useDocumentInfo, useField } from "@payloadcms/ui";
import { useEffect, useEffectEvent, useRef } from "react";

import { Player } from "../clips/clip-player";
import { PreparationPanel } from "../clips/preparation-panel";
import { useClip } from "../clips/use-clip";
import { MissingConsent } from "../consents/missing-consent";
import { useVisibility, VisibilityNotice } from "../fields/visibility-notice";
import { NOTE } from "../styles";
import { useText } from "../texts/use-text";
import { Decision } from "./decision";
import { ReviewKeys } from "./review-keys";
import { SafetyWarnings } from "./safety-panel";
import styles from "./story-review.module.css";
import { useDecision } from "./use-decision";

/** Leaves room for the buttons below it on a phone. */
const VIDEO_HEIGHT = "min(480px, max(36svh, 45vw))";

/** Shows the top of a story's page: its video, its storyteller's words, and the decision. */
export function StoryReview() {
  const t = useText();
  const { id } = useDocumentInfo();
  const { value: file } = useField<string | undefined>({ path: "file" });
  const { value: description } = useField<string | undefined>({ path: "description" });
  const { clip, refresh } = useClip(file ?? undefined);
  const video = useRef<HTMLVideoElement>(null);
  const visibility = useVisibility();
  const decision = useDecision(visibility?.needsApproval ?? false);
  useProposedTitle();
  if (id === undefined) return null;
  return (
    <section className={`field-type ${styles.review}`} aria-label={t("storyReview:review")}>
      <div className={styles.story}>
        {clip && (
          <div className={styles.video}>
            <Player clip={clip} maxHeight={VIDEO_HEIGHT} ref={video} />
          </div>
        )}
        <p className={styles.words}>{description || <span style={NOTE}>{t("storyReview:noWords")}</span>}</p>
        <div className={styles.decision}>
          <SafetyWarnings />
          <MissingConsent />
          <VisibilityNotice visibility={visibility} />
          <Decision decision={decision} isHidden={Boolean(visibility?.reason)} />
        </div>
      </div>
      <div className={styles.keys}>
        <ReviewKeys decision={decision} video={video} />
      </div>
      {clip && <PreparationPanel clip={clip} isOwnPage={false} video={video} onChanged={refresh} />}
    </section>
  );
}

/**
 * Proposes the storyteller's name as the title of an untitled story, once: staff who empty the field leave it empty.
 */
function useProposedTitle(): void {
  const { id } = useDocumentInfo();
  const { value: name } = useField<string | undefined>({ path: "name" });
  const { value: title, setValue: setTitle } = useField<string | undefined>({ path: "title" });
  const propose = useEffectEvent(() => {
    // Nobody has changed anything yet: leaving the page needs no warning.
    if (!title && name) setTitle(name, true);
  });
  useEffect(() => propose(), [id]);
}
