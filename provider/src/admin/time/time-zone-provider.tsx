import type { Payload } from "payload";
import type { ReactNode } from "react";

import { churchTimeZone } from "../../features/church/church";
import { KeepText } from "../texts/kept-text";
import { TimeZone } from "./church-time";

/** Lets every admin screen show times in the church's time zone. */
export async function TimeZoneProvider({ children, payload }: { children: ReactNode; payload: Payload }) {
  return (
    <TimeZone value={await churchTimeZone(payload)}>
      <KeepText />
      {children}
    </TimeZone>
  );
}
