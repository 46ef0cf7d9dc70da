"use client";

import { Button } from "@payloadcms/ui";

/** Downloads the whole inbox as a table. */
export function ExportButton({ collectionSlug }: { collectionSlug: string }) {
  return (
    <Button
      buttonStyle="secondary"
      size="small"
      margin={false}
      el="anchor"
      url={`/api/${collectionSlug}/export.csv`}
    >
      Download all as a spreadsheet (CSV)
    </Button>
  );
}
