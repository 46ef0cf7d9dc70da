"use client";

import { FieldError, useField } from "@payloadcms/ui";
import { useId } from "react";

import { fromWallTime, toWallTime } from "../../features/schedule/wall-time";
import { NOTE } from "../styles";
import { useText } from "../texts/use-text";

type Props = { path: string; label: string; description: string; timeZone: string; isReadOnly: boolean };

/** Shows the browser's own field for a date and time, and below it what that means in the church's time zone. */
export function ChurchTimeInput({ path, label, description, timeZone, isReadOnly }: Props) {
  const t = useText();
  const { value, setValue, showError } = useField<string | null>({ path });
  const id = useId();
  const moment = value ? new Date(value) : null;
  const place = placeOf(timeZone);
  return (
    <div className={`field-type ${showError ? "error" : ""}`} style={{ marginBottom: 20 }}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <div className="field-type__wrap">
        <FieldError path={path} showError={showError} />
        <input
          id={id}
          type="datetime-local"
          disabled={isReadOnly}
          value={toWallTime(value, timeZone)}
          onChange={(event) => setValue(fromWallTime(event.target.value, timeZone))}
          aria-describedby={`${id}-about`}
          style={{ width: "100%", minHeight: 44, padding: "8px 12px", font: "inherit" }}
        />
      </div>
      <p id={`${id}-about`} style={NOTE}>
        {moment
          ? t("scheduleField:momentAtChurch", {
              moment: moment.toLocaleString("en-US", { dateStyle: "full", timeStyle: "short", timeZone }),
              place,
            })
          : t("scheduleField:atChurch", { place })}
        {description && ` ${description}`}
      </p>
    </div>
  );
}

/** Returns the place as people say it: `New York` for `America/New_York`. */
function placeOf(timeZone: string): string {
  return (timeZone.split("/").at(-1) ?? timeZone).replaceAll("_", " ");
}
