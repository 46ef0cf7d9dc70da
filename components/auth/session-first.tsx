"use client";

import { useEffect, useState } from "react";
import { followSession } from "@/lib/auth/follow-session";

type Answer = "awaited" | "here" | "missing";

/**
 * What begins with who somebody is, once the session has said so: what the browser has kept may be about another person.
 */
export function SessionFirst({ children }: { children: React.ReactNode }) {
  const [answer, setAnswer] = useState<Answer>("awaited");
  useEffect(() => {
    let isHere = true;
    void followSession().then((isAnswered) => {
      if (isHere) setAnswer(isAnswered ? "here" : "missing");
    });
    return () => {
      isHere = false;
    };
  }, []);

  if (answer === "here") return children;
  return (
    <p role="status">
      {answer === "awaited"
        ? "Loading..."
        : "We could not reach our server. Please check your connection and reload the page."}
    </p>
  );
}
