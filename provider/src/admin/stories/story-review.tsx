"use client";

import { useDocumentInfo, useField } from "@payloadcms/ui";
import { useReducer, useRef, useState } from "react";

import { act } from "../call-api";
import { Player } from "../clips/clip-player";
import { PreparationPanel } from "../clips/preparation-panel";
import { useClip } from "../clips/use-clip";
import { useVisibility, VisibilityNotice } from "../fields/visibility-notice";
import { Problem } from "../panel-parts";
import { Fold } from "../parts/fold";
import { NOTE } from "../styles";
import { useText } from "../texts/use-text";
import type { Asked, AskedRole } from "./ask-somebody";
import { Decision } from "./decision";
import { People } from "./people";
import { ReviewKeys } from "./review-keys";
import { ShownWords } from "./shown-words";
import styles from "./story-review.module.css";
import { useDecision } from "./use-decision";

const VIDEO_HEIGHT = "min(480px, max(36svh, 45vw))";

/** Shows a story as staff decide about it: its video and words, who is seen, the title, the name, and the decision. */
export function StoryReview() {
  const t = useText();
  const { id, isTrashed } = useDocumentInfo();
  const { value: file } = useField<string | undefined>({ path: "file" });
  const { value: description } = useField<string | undefined>({ path: "description" });
  const { value: status } = useField<string>({ path: "status" });
  // What somebody publishes mustn't move the page under their thumb.
  const [wasPublished] = useState(status === "Published");
  const { value: withdrawnAt } = useField<string | undefined>({ path: "withdrawnAt" });
  const { clip, refresh } = useClip(file ?? undefined);
  const video = useRef<HTMLVideoElement>(null);
  const isAsking = useRef(false);
  const [asking, setAsking] = useState<AskedRole>();
  const [asked, askAgain] = useReducer((times: number) => times + 1, 0);
  const visibility = useVisibility(JSON.stringify([asked, clip]));
  // An answer about the decision before the last save offers what is already done.
  const current = visibility?.review?.status === status ? visibility : undefined;
  const review = current?.review;
  // A story that nobody has published waits for that, whatever else it lacks.
  const reason = review?.problem || (status === "Published" ? (current?.reason ?? "") : "");
  const decision = useDecision(review?.steps ?? [], askAgain);
  if (id === undefined) return null;

  const path = `stories/${encodeURIComponent(id)}`;
  const ask = async ({ role, name, email }: Asked) => {
    if (isAsking.current) return;
    isAsking.current = true;
    const isDone =
      role === "teller"
        ? await act(`${path}/ask-for-consent`)
        : await act(`${path}/ask-somebody`, { role, fullName: name, email });
    isAsking.current = false;
    if (isDone) setAsking(undefined);
    askAgain();
  };

  return (
    <section className={styles.review} aria-label={t("storyReview:review")}>
      <div className={`field-type ${styles.story}`}>
        {clip && (
          <div className={styles.video}>
            <Player clip={clip} maxHeight={VIDEO_HEIGHT} ref={video} />
          </div>
        )}
        <p className={styles.words}>{description || <span style={NOTE}>{t("storyReview:noWords")}</span>}</p>
        <div className={styles.deciding}>
          <People
            review={visibility?.review}
            asking={asking}
            onAsking={setAsking}
            onAsk={(person) => void ask(person)}
          />
          <ShownWords />
          <VisibilityNotice visibility={current && { ...current, reason }} />
          <Problem>{visibility === null ? t("storyReview:unknown") : undefined}</Problem>
        </div>
      </div>
      <Decision
        decision={decision}
        isOnSite={current?.isOnSite}
        isApproved={Boolean(current?.needsApproval && current.approvedBy.length > 0)}
        onAsk={(person) => void ask(person)}
        onAskParent={() => setAsking("parent")}
      />
      <div className={styles.keys}>
        <ReviewKeys decision={decision} video={video} />
      </div>
      {clip && !isTrashed && !withdrawnAt && (
        <Fold title={t("storyReview:film")} isOpen={Boolean(clip.problem) || wasPublished}>
          <PreparationPanel clip={clip} isOwnPage={false} video={video} onChanged={refresh} />
        </Fold>
      )}
    </section>
  );
}
