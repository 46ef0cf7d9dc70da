import type { DateFieldServerProps } from "payload";

import { churchTimeZone } from "../../features/church/church";
import { ChurchTimeInput } from "./church-time-input";

/** Edits a date and time in the church's time zone, wherever staff are. */
export async function ChurchTimeField({ field, path, payload, permissions }: DateFieldServerProps) {
  const { admin, label } = field;
  return (
    <ChurchTimeInput
      path={path}
      label={typeof label === "string" ? label : path}
      description={typeof admin?.description === "string" ? admin.description : ""}
      timeZone={await churchTimeZone(payload)}
      isReadOnly={permissions !== true && !permissions.update}
    />
  );
}
