import type { Endpoint } from "payload";

import { exportCsv } from "./export-csv";
import { markRead } from "./mark-read";
import { withdrawForStaff } from "./withdraw-for-staff";

/** What staff do in an inbox beside reading and saving. Everybody else is refused. */
export const inboxEndpoints: Endpoint[] = [
  { method: "get", path: "/export.csv", handler: exportCsv },
  { method: "post", path: "/:id/read", handler: markRead },
  { method: "post", path: "/:id/withdraw-consent", handler: withdrawForStaff },
];
