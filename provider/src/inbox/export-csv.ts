import type { CollectionSlug, PayloadHandler, PayloadRequest } from "payload";

import { written } from "./csv";
import { csvColumns } from "./csv-columns";
import { staffRequest } from "./staff-request";

const PAGE = 200;

/** An inbox as a table for a spreadsheet, the newest first. It is read page by page, however long it is. */
export const exportCsv: PayloadHandler = (req) => {
  const { collection } = staffRequest(req);
  const name = `${collection}-${new Date().toISOString().slice(0, 10)}.csv`;
  return new Response(tableOf(req, collection), {
    headers: {
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": `attachment; filename="${name}"`,
      "cache-control": "no-store",
    },
  });
};

function tableOf(req: PayloadRequest, collection: CollectionSlug): ReadableStream<Uint8Array> {
  const columns = csvColumns(req.payload.collections[collection].config);
  // What comes in meanwhile would move the pages.
  const before = new Date().toISOString();
  const encoder = new TextEncoder();
  let page = 1;
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { docs, hasNextPage } = await req.payload.find({
          collection,
          where: { createdAt: { less_than_equal: before } },
          sort: ["-createdAt", "id"],
          limit: PAGE,
          page,
          depth: 0,
          overrideAccess: false,
          req,
        });
        controller.enqueue(encoder.encode(written(columns, docs, page === 1)));
        page += 1;
        if (!hasNextPage) controller.close();
      },
    },
    { highWaterMark: 0 },
  );
}
