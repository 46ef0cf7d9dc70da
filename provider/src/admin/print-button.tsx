"use client";

import { Button } from "@payloadcms/ui";

import { useText } from "./texts/use-text";

/** Prints the page. */
export function PrintButton() {
  const t = useText();
  return (
    <Button buttonStyle="secondary" size="small" onClick={() => window.print()}>
      {t("menu:print")}
    </Button>
  );
}
