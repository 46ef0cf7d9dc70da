"use client";

import Link from "next/link";
import { useRouter } from "next/navigation";
import { useEffect } from "react";

/** Specification section 9: how long until the visitor is back at the home page, in seconds. */
const RETURN_AFTER_S = 3;

/** Takes the visitor home after a moment, and says so. A page from the server does it without script, too. */
export function ReturnHome({ isFromServer }: { isFromServer: boolean }) {
  const router = useRouter();
  useEffect(() => {
    const timer = setTimeout(() => {
      router.push("/");
    }, RETURN_AFTER_S * 1000);
    return () => {
      clearTimeout(timer);
    };
  }, [router]);
  return (
    <p>
      In {RETURN_AFTER_S} seconds you will be back at the{" "}
      <Link href="/" prefetch={false} className="font-semibold text-lamp-800 underline underline-offset-4">
        home page
      </Link>
      .
      {isFromServer && (
        <noscript>
          <meta httpEquiv="refresh" content={`${RETURN_AFTER_S};url=/`} />
        </noscript>
      )}
    </p>
  );
}
