import { getTranslation } from "@payloadcms/translations";
import type { DateFieldServerProps } from "payload";

import { churchTimeZone } from "../../features/church/church";
import { ChurchTimeInput } from "./church-time-input";

/** Edits a date and time in the church's time zone, wherever staff are. */
export async function ChurchTimeField({ field, path, payload, permissions, req }: DateFieldServerProps) {
  const { admin, label } = field;
  return (
    <ChurchTimeInput
      path={path}
      label={label ? getTranslation(label, req.i18n) : path}
      description={admin?.description ? getTranslation(admin.description, req.i18n) : ""}
      timeZone={await churchTimeZone(payload)}
      isReadOnly={permissions !== true && !permissions.update}
    />
  );
}
