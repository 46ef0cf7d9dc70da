"use client";

import { Button } from "@payloadcms/ui";

/** Prints the page. */
export function PrintButton() {
  return (
    <Button buttonStyle="secondary" size="small" onClick={() => window.print()}>
      Print
    </Button>
  );
}
