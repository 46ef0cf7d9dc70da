"use client";

import { BookmarkX } from "lucide-react";
import { useTranslations } from "next-intl";
import { Link } from "@/components/ui/link";
import { useEffect, useState } from "react";
import { DrawnPoster } from "@/components/ui/drawn-poster";
import { MediaBox } from "@/components/ui/missing-media";
import { StoryFrame } from "@/components/video/story-frame";
import { Button } from "@/components/ui/button";
import { useIsLoggedIn } from "@/lib/auth/member-storage";
import { paths, withNext } from "@/lib/paths";
import type { Saved, SavedStory } from "@/lib/saved/exchange-saved";
import { changeSaved, syncSaved, useSavedIds } from "@/lib/saved/saved";

type Reading = { state: "loading" } | { state: "failed" } | ({ state: "read" } & Saved);

const LINK_STYLE = "underline underline-offset-4 hover:decoration-2";

/** Shows what this browser, or the logged-in member's account, has saved. `canKeep` says whether accounts store it. */
export function SavedStories({ canKeep }: { canKeep: boolean }) {
  const t = useTranslations("saved");
  const layout = useTranslations("layout");
  const notices = useTranslations("notices");
  const ids = useSavedIds();
  const isLoggedIn = useIsLoggedIn();
  const [reading, setReading] = useState<Reading>({ state: "loading" });
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let isGone = false;
    syncSaved().then(
      (saved) => !isGone && setReading({ state: "read", ...saved }),
      () => !isGone && setReading({ state: "failed" }),
    );
    return () => {
      isGone = true;
    };
  }, [isLoggedIn, attempt]);

  if (reading.state === "loading")
    return (
      <p role="status" className="noscript:hidden">
        {layout("loading")}
      </p>
    );
  if (reading.state === "failed")
    return (
      <div role="alert" className="grid justify-items-start gap-4">
        <p>{t("failed")}</p>
        <Button
          onClick={() => {
            setReading({ state: "loading" });
            setAttempt(attempt + 1);
          }}
        >
          {notices("tryAgain")}
        </Button>
      </div>
    );
  const stories = reading.stories.filter(({ id }) => ids.includes(id));
  return (
    <>
      {stories.length === 0 ? (
        <p>{t("none")}</p>
      ) : (
        <ul className="grid grid-cols-2 gap-4 md:grid-cols-4 md:gap-6">
          {stories.map((story) => (
            <SavedCard key={story.id} story={story} />
          ))}
        </ul>
      )}
      <p className="text-dusk-200">
        {reading.account ? (
          <span>{t("everywhere")}</span>
        ) : (
          <>
            <span>{t("onlyHere")}</span>{" "}
            {canKeep && (
              <span>
                {t.rich("loginForAll", {
                  link: (text) => (
                    <Link href={withNext(paths.login, paths.saved)} className={LINK_STYLE}>
                      {text}
                    </Link>
                  ),
                })}
              </span>
            )}
          </>
        )}
      </p>
    </>
  );
}

function SavedCard({ story }: { story: SavedStory }) {
  const t = useTranslations("saved");
  const { id, slug, name, language, path, poster } = story;
  return (
    <li className="grid content-start gap-2">
      <StoryFrame href={path} id={id} slug={slug} name={name} language={language}>
        {poster === null ? (
          <DrawnPoster />
        ) : (
          <MediaBox as="span" className="absolute inset-0" fallback={<DrawnPoster />}>
            {/* eslint-disable-next-line @next/next/no-img-element -- sized by the site's own route */}
            <img src={poster} alt="" loading="lazy" className="size-full object-cover" />
          </MediaBox>
        )}
      </StoryFrame>
      <button
        type="button"
        aria-label={t("removeStory", { name })}
        onClick={() => changeSaved(story, false)}
        className="inline-flex min-h-11 items-center gap-2 justify-self-start rounded-full pe-3 text-caption text-dusk-200 hover:text-dusk-100"
      >
        <BookmarkX className="size-5" aria-hidden="true" />
        <span>{t("remove")}</span>
      </button>
    </li>
  );
}
