"use client";

import { X } from "lucide-react";
import { useEffect, useState } from "react";
import { preferredLanguage } from "@/lib/utils/preferred-language";
import { readItem, writeItem } from "@/lib/utils/web-storage";
import { LanguageLink } from "./language-link";

type Offer = { tag: string; name: string; prefix: string; sentence: string; dismiss: string };

/** Set once the visitor has seen an offer and answered it. */
const ANSWERED_KEY = "languageOffer";

function answer() {
  writeItem("localStorage", ANSWERED_KEY, "answered");
}

export function LanguageOfferLine({ shown, offers }: { shown: string; offers: Offer[] }) {
  const [offer, setOffer] = useState<Offer>();

  useEffect(() => {
    if (readItem("localStorage", ANSWERED_KEY) !== null) return;
    let isCurrent = true;
    const tags = offers.map(({ tag }) => tag);
    void preferredLanguage(navigator.languages, tags)
      // The matcher can't load offline.
      .catch(() => null)
      .then((tag) => {
        if (isCurrent && tag !== shown) setOffer(offers.find((each) => each.tag === tag));
      });
    return () => {
      isCurrent = false;
    };
  }, [shown, offers]);

  if (!offer) return null;
  const { tag, name, prefix, sentence, dismiss } = offer;
  return (
    <aside
      lang={tag}
      dir="auto"
      aria-label={name}
      className="fixed inset-x-0 bottom-0 z-40 flex items-center justify-center gap-3 bg-lamp-200 px-gutter py-1 text-dusk-950 shadow-lift"
    >
      <LanguageLink
        tag={tag}
        prefix={prefix}
        onClick={answer}
        className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
      >
        {sentence}
      </LanguageLink>
      <button
        type="button"
        aria-label={dismiss}
        onClick={() => {
          answer();
          setOffer(undefined);
        }}
        className="grid size-11 shrink-0 place-items-center rounded-full hover:bg-lamp-300"
      >
        <X aria-hidden="true" />
      </button>
    </aside>
  );
}
