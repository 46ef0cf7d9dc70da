"use client";

import { useEffect, useRef } from "react";
import { NextSteps } from "@/components/forms/next-steps";
import { Button } from "@/components/ui/button";
import { MessageBox } from "@/components/ui/message-box";
import { paths } from "@/lib/paths";

const WAYS = [
  { href: paths.reels, label: "Watch stories" },
  { href: paths.home, label: "Home" },
];

type StoryThanksProps = { message: string; onAnother: () => void };

/** Replaces the form once a story was sent; meanwhile `app/globals.css` hides the page's title. */
export function StoryThanks({ message, onAnother }: StoryThanksProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: "instant" });
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="in-place-of-page grid justify-items-start gap-8">
      <h1 ref={heading} tabIndex={-1} className="text-heading outline-none">
        Thank you for your story
      </h1>
      <div role="status" className="w-full">
        <MessageBox kind="success">
          <p className="font-semibold">{message}</p>
          <NextSteps ways={WAYS}>
            We watch every story before we show it, and we’ll write to you by email.
          </NextSteps>
        </MessageBox>
      </div>
      <section aria-labelledby="what-happens-next">
        <h2 id="what-happens-next" className="text-title">
          What happens next
        </h2>
        <ol className="mt-4 list-decimal space-y-3 pl-6">
          <li>We email you to confirm that your story has arrived.</li>
          <li>
            We watch it. Nobody else sees it until we publish it, and we only publish it if you agree. If you
            haven’t agreed yet, the email asks you again.
          </li>
          <li>We write to you again to say where people can watch it, or why we won’t show it.</li>
          <li>
            You can take your story back at any time. The email that confirms what you agreed to has a link
            for that. Afterwards, nobody can watch your story.
          </li>
        </ol>
      </section>
      <Button
        look="secondary"
        size="large"
        onClick={() => {
          document.querySelector("main")?.focus();
          onAnother();
        }}
      >
        Send another story
      </Button>
    </div>
  );
}
