import type { PayloadRequest } from "payload";

import { findAll } from "../../lib/find-all";
import type { readApprovals } from "./objections";

export type Approver = { name: string; isMe: boolean };

/** Returns who gave approvals, by name; by their address if their account has none or is gone. */
export async function approversOf(
  { payload, user }: PayloadRequest,
  approvals: ReturnType<typeof readApprovals>,
): Promise<Approver[]> {
  const staff = await findAll(payload, "staff", { id: { in: approvals.map(({ by }) => by) } });
  const nameOf = (account: string) => staff.find(({ id }) => id === account)?.name;
  return approvals.map(({ by, email }) => ({ name: nameOf(by) || email, isMe: by === user?.id }));
}
