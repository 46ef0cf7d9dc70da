import type { Payload } from "payload";
import type { ReactNode } from "react";

import { churchTimeZone } from "../../features/church/church";
import { TimeZone } from "./church-time";

/** Lets every screen of the admin write times as the church's clocks show them. */
export async function TimeZoneProvider({ children, payload }: { children: ReactNode; payload: Payload }) {
  return <TimeZone value={await churchTimeZone(payload)}>{children}</TimeZone>;
}
