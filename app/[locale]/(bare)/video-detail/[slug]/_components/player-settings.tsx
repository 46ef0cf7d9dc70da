import { PictureInPicture2, RotateCcw, RotateCw } from "lucide-react";
import { useTranslations } from "next-intl";
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useRef, useState } from "react";
import { useCloseRequest } from "@/components/ui/use-close-request";
import type { CaptionFile } from "@/lib/video/video-file";
import { SKIP_SECONDS } from "@/lib/video/time";

const RATES = [0.75, 1, 1.25, 1.5, 2];

type PlayerSettingsProps = {
  videoRef: RefObject<HTMLVideoElement | null>;
  opener: RefObject<HTMLButtonElement | null>;
  rate: number;
  captions: CaptionFile[];
  /** The language of the captions that are shown, or will be once loaded; `null` for none. */
  chosenLanguage: string | null;
  onChooseLanguage: (lang: string) => void;
  onSkip: (seconds: number) => void;
  onClose: () => void;
};

export function PlayerSettings(props: PlayerSettingsProps) {
  const { videoRef, opener, rate, captions, chosenLanguage, onChooseLanguage, onSkip, onClose } = props;
  const t = useTranslations("videoPlayer");
  const panel = useRef<HTMLDivElement>(null);
  usePanel(panel, opener, onClose);
  return (
    <div
      ref={panel}
      role="group"
      aria-label={t("settings")}
      tabIndex={-1}
      // eslint-disable-next-line no-restricted-syntax -- above its button, which is there in every language
      className="absolute right-[12px] bottom-[60px] z-10 flex max-h-[calc(100%-72px)] w-[min(16rem,100%-24px)] flex-col gap-2 overflow-y-auto overscroll-contain rounded-card bg-dusk-950/95 p-3 text-caption text-dusk-100 outline-none"
    >
      <div className="grid grid-cols-2 gap-2 @min-[320px]:hidden">
        <ActionButton label={t("skipBack", { seconds: SKIP_SECONDS })} onClick={() => onSkip(-SKIP_SECONDS)}>
          <RotateCcw className="size-5" aria-hidden="true" />
          <span>{t("seconds", { seconds: SKIP_SECONDS })}</span>
        </ActionButton>
        <ActionButton
          label={t("skipForward", { seconds: SKIP_SECONDS })}
          onClick={() => onSkip(SKIP_SECONDS)}
        >
          <RotateCw className="size-5" aria-hidden="true" />
          <span>{t("seconds", { seconds: SKIP_SECONDS })}</span>
        </ActionButton>
      </div>
      <Choice
        title={t("speed")}
        columns="grid-cols-[repeat(auto-fill,minmax(3.5rem,1fr))]"
        options={RATES.map((value) => ({ value: String(value), label: t("rate", { rate: value }) }))}
        chosen={String(rate)}
        onChoose={(value) => {
          if (!videoRef.current) return;
          // A file that loads later starts with the default rate.
          videoRef.current.defaultPlaybackRate = Number(value);
          videoRef.current.playbackRate = Number(value);
        }}
      />
      {captions.length > 1 && (
        <Choice
          title={t("captionsIn")}
          columns="grid-cols-1"
          options={captions.map(({ lang, label }) => ({ value: lang, label, lang }))}
          chosen={chosenLanguage}
          onChoose={onChooseLanguage}
        />
      )}
      {document.pictureInPictureEnabled && <PictureInPictureButton videoRef={videoRef} />}
    </div>
  );
}

function usePanel(
  panel: RefObject<HTMLDivElement | null>,
  opener: RefObject<HTMLButtonElement | null>,
  onClose: () => void,
): void {
  const close = useEffectEvent(onClose);
  const closeToOpener = () => {
    opener.current?.focus();
    onClose();
  };
  useCloseRequest(true, closeToOpener);
  const closeByRequest = useEffectEvent(closeToOpener);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
    const listening = new AbortController();
    const { signal } = listening;
    const closeOutside = ({ target }: Event) => {
      const isInside = [panel, opener].some(
        ({ current }) => target instanceof Node && current?.contains(target),
      );
      if (!isInside) close();
    };
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === "Escape") closeByRequest();
    };
    document.addEventListener("pointerdown", closeOutside, { signal });
    document.addEventListener("focusin", closeOutside, { signal });
    document.addEventListener("keydown", closeByKey, { signal });
    return () => {
      listening.abort();
    };
  }, [panel, opener]);
}

type ChoiceProps = {
  title: string;
  columns: string;
  options: { value: string; label: string; lang?: string }[];
  chosen: string | null;
  onChoose: (value: string) => void;
};

function Choice({ title, columns, options, chosen, onChoose }: ChoiceProps) {
  return (
    <fieldset>
      <legend className="mb-1 font-semibold text-dusk-200">{title}</legend>
      <div className={`grid gap-1 ${columns}`}>
        {options.map(({ value, label, lang }) => (
          <label key={value} lang={lang} className="group relative grid min-h-11 cursor-pointer text-center">
            <input
              type="radio"
              name={title}
              value={value}
              checked={value === chosen}
              onChange={() => onChoose(value)}
              className="peer absolute inset-0 cursor-pointer opacity-0"
            />
            <span
              dir="auto"
              className="grid place-items-center rounded-lg border-2 border-transparent bg-dusk-800 px-2 group-hover:bg-dusk-700 peer-checked:bg-lamp-300 peer-checked:font-semibold peer-checked:text-dusk-950 peer-focus-visible:outline-3 peer-focus-visible:-outline-offset-4 forced-colors:peer-checked:border-[Highlight]"
            >
              {label}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function PictureInPictureButton({ videoRef }: Pick<PlayerSettingsProps, "videoRef">) {
  const t = useTranslations("videoPlayer");
  const [isOut, setOut] = useState(() => document.pictureInPictureElement !== null);
  useEffect(() => {
    const listening = new AbortController();
    const update = () => setOut(document.pictureInPictureElement !== null);
    for (const event of ["enterpictureinpicture", "leavepictureinpicture"])
      videoRef.current?.addEventListener(event, update, { signal: listening.signal });
    return () => {
      listening.abort();
    };
  }, [videoRef]);

  function toggle() {
    // The browser refuses if the video has not loaded; the video then stays in the page.
    if (document.pictureInPictureElement) document.exitPictureInPicture().catch(() => undefined);
    else videoRef.current?.requestPictureInPicture().catch(() => undefined);
  }

  return (
    <ActionButton pressed={isOut} onClick={toggle}>
      <PictureInPicture2 className="size-5" aria-hidden="true" />
      <span>{t("pictureInPicture")}</span>
    </ActionButton>
  );
}

type ActionButtonProps = { label?: string; pressed?: boolean; onClick: () => void; children: ReactNode };

function ActionButton({ label, pressed, onClick, children }: ActionButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={pressed}
      onClick={onClick}
      className="flex min-h-11 items-center justify-center gap-2 rounded-lg bg-dusk-800 px-2 font-semibold hover:bg-dusk-700 aria-pressed:bg-lamp-300 aria-pressed:text-dusk-950"
    >
      {children}
    </button>
  );
}
