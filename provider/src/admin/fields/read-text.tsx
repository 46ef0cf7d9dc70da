"use client";

import { FieldLabel, useField } from "@payloadcms/ui";
import type { ClientField } from "payload";

type Props = { field: ClientField; path: string };

/** Shows what somebody wrote or chose as plain text, or nothing if they left it empty. */
export function ReadText({ field, path }: Props) {
  const { value } = useField<unknown>({ path });
  const text = textOf(field, value);
  if (!text) return null;
  const address = addressOf(field, text);
  return (
    <div className="field-type">
      <FieldLabel as="span" label={"label" in field ? field.label : undefined} path={path} />
      <p style={{ margin: 0, overflowWrap: "anywhere", whiteSpace: "pre-wrap" }}>
        {address ? (
          <a href={address} target="_blank" rel="noopener noreferrer">
            {text}
          </a>
        ) : (
          text
        )}
      </p>
    </div>
  );
}

function textOf(field: ClientField, value: unknown): string {
  if (field.type === "checkbox") return value === true ? "Yes" : "No";
  if (typeof value !== "string") return "";
  if (field.type === "select") return optionLabel(field.options, value);
  return value;
}

type Options = Extract<ClientField, { type: "select" }>["options"];

function optionLabel(options: Options, value: string): string {
  const option = options.find((each) => typeof each === "object" && each.value === value);
  return typeof option === "object" && typeof option.label === "string" ? option.label : value;
}

function addressOf(field: ClientField, text: string): string | undefined {
  if (field.type === "email") return `mailto:${text}`;
  return field.type === "text" && /^https?:\/\/\S+$/.test(text) ? text : undefined;
}
