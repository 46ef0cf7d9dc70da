"use client";

import { keptSeconds, WHOLE } from "@lampstand/contract/kept";
import { Button } from "@/components/ui/button";
import type { KeptTake } from "@/lib/story/recording/kept-take";
import { holdRecording, keptRecording } from "@/lib/story/recording/slices";
import { sendInBackground } from "@/lib/story/recording/background-upload";
import { type RecordedFilm, throwAwayRecording } from "@/lib/story/recording/take";
import { timeText } from "@/lib/utils/text";

const NOT_KEPT = "Your browser didn’t keep that recording.";

const LOST_AGAIN =
  "Your browser lost track of which answers you recorded again. If you use this recording, we’ll get all of it. Please watch it first.";

type KeptRecordingProps = {
  take: KeptTake;
  onFilm: (recorded: RecordedFilm) => void;
  /** Called with the reason, if there is one to show. */
  onGone: (reason: string) => void;
};

/** Offers a recording that was made here but not sent, such as after a crash. */
export function KeptRecording({ take, onFilm, onGone }: KeptRecordingProps) {
  const { kept, address } = take;
  async function restore() {
    const film = await keptRecording(take).catch(() => null);
    const isKept = film !== null && film.size > 0;
    onGone(isKept ? "" : NOT_KEPT);
    if (!isKept) return;
    holdRecording(take.begun);
    onFilm({ film, kept: kept ?? WHOLE, upload: sendInBackground(film, address) });
  }
  return (
    <div className="grid gap-3 rounded-xl border-2 border-lamp-800 bg-white p-4">
      <p>
        {`You have recorded a story ${kept ? `of ${timeText(keptSeconds(kept, take.seconds))} ` : ""}here, and have not sent it yet.${kept ? "" : ` ${LOST_AGAIN}`}`}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => void restore()}>{kept ? "Use it" : "Use all of it"}</Button>
        <Button
          look="secondary"
          onClick={() => {
            onGone("");
            void throwAwayRecording(take);
          }}
        >
          Throw it away
        </Button>
      </div>
    </div>
  );
}

/** Phones open their camera for it. */
export function OwnCamera({ onFile }: { onFile: (film: File) => void }) {
  return (
    <label className="grid gap-1.5 font-semibold">
      Film with your camera
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
