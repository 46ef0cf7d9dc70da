"use client";

import { keptSeconds, WHOLE } from "@lampstand/contract/kept";
import { useTranslations } from "next-intl";
import { Button } from "@/components/ui/button";
import type { KeptTake } from "@/lib/story/recording/kept-take";
import { holdRecording, keptRecording } from "@/lib/story/recording/slices";
import { sendInBackground } from "@/lib/story/recording/background-upload";
import { type RecordedFilm, throwAwayRecording } from "@/lib/story/recording/take";
import { timeText } from "@/lib/utils/text";

type KeptRecordingProps = {
  take: KeptTake;
  onFilm: (recorded: RecordedFilm) => void;
  /** Called with the reason, if there is one to show. */
  onGone: (reason: string) => void;
};

/** Offers a recording that was made here but not sent, such as after a crash. */
export function KeptRecording({ take, onFilm, onGone }: KeptRecordingProps) {
  const t = useTranslations("recordNow");
  const { kept, address } = take;
  async function restore() {
    const film = await keptRecording(take).catch(() => null);
    const isKept = film !== null && film.size > 0;
    onGone(isKept ? "" : t("notKept"));
    if (!isKept) return;
    holdRecording(take.begun);
    onFilm({ film, kept: kept ?? WHOLE, upload: sendInBackground(film, address) });
  }
  return (
    <div className="grid gap-3 rounded-xl border-2 border-lamp-800 bg-white p-4">
      <p>{kept ? t("kept", { time: timeText(keptSeconds(kept, take.seconds)) }) : t("keptAll")}</p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void restore()}>{t(kept ? "use" : "useAll")}</Button>
        <Button
          look="secondary"
          onClick={() => {
            onGone("");
            void throwAwayRecording(take);
          }}
        >
          {t("throwAway")}
        </Button>
      </div>
    </div>
  );
}

/** Phones open their camera for it. */
export function OwnCamera({ onFile }: { onFile: (film: File) => void }) {
  const t = useTranslations("recordNow");
  return (
    <label className="grid gap-1.5 font-semibold">
      <span>{t("filmYourself")}</span>
      <input
        type="file"
        accept="video/*"
        capture="user"
        onChange={({ currentTarget }) => {
          const [film] = currentTarget.files ?? [];
          currentTarget.value = "";
          if (film) onFile(film);
        }}
        className="min-h-11 font-normal"
      />
    </label>
  );
}
