"use client";

import { getTranslation, type I18nClient } from "@payloadcms/translations";
import { FieldLabel, useField, useTranslation } from "@payloadcms/ui";
import type { ClientField } from "payload";

import type { Translate } from "../texts/text";
import { useText } from "../texts/use-text";

type Props = { field: ClientField; path: string };

/** Shows what somebody wrote or chose as plain text, or nothing if they left it empty. */
export function ReadText({ field, path }: Props) {
  const { value } = useField<unknown>({ path });
  const t = useText();
  const { i18n } = useTranslation();
  const text = textOf(field, value, t, i18n);
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

function textOf(field: ClientField, value: unknown, t: Translate, i18n: I18nClient): string {
  if (field.type === "checkbox") return t(value === true ? "recordFields:yes" : "recordFields:no");
  if (typeof value !== "string") return "";
  if (field.type === "select") return optionLabel(field.options, value, i18n);
  return value;
}

type Options = Extract<ClientField, { type: "select" }>["options"];

function optionLabel(options: Options, value: string, i18n: I18nClient): string {
  const option = options.find((each) => typeof each === "object" && each.value === value);
  const label = typeof option === "object" ? getTranslation(option.label, i18n) : undefined;
  return typeof label === "string" ? label : value;
}

function addressOf(field: ClientField, text: string): string | undefined {
  if (field.type === "email") return `mailto:${text}`;
  return field.type === "text" && /^https?:\/\/\S+$/.test(text) ? text : undefined;
}
