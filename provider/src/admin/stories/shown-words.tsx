"use client";

import { TextInput, useDocumentInfo, useField } from "@payloadcms/ui";

import { Choice } from "../parts/choice";
import { useText } from "../texts/use-text";

/** Lets staff choose the title, and whether the storyteller is named. */
export function ShownWords() {
  const t = useText();
  const { isTrashed } = useDocumentInfo();
  const { value: withdrawnAt } = useField<string | undefined>({ path: "withdrawnAt" });
  const title = useField<string | undefined>({ path: "title" });
  const isUnnamed = useField<boolean | undefined>({ path: "isUnnamed" });
  if (withdrawnAt) return null;
  return (
    <>
      <TextInput
        path="title"
        label={t("stories:title")}
        description={t("stories:titleHelp")}
        value={title.value ?? ""}
        showError={title.showError}
        readOnly={isTrashed}
        onChange={({ target }: React.ChangeEvent<HTMLInputElement>) => title.setValue(target.value)}
      />
      <Choice
        legend={t("stories:naming")}
        value={isUnnamed.value ? "unnamed" : "named"}
        options={[
          { value: "named", label: t("stories:named") },
          {
            value: "unnamed",
            label: t("stories:isUnnamed"),
            help: isUnnamed.value ? t("stories:isUnnamedHelp") : undefined,
          },
        ]}
        onChange={(value) => isUnnamed.setValue(value === "unnamed")}
        disabled={isTrashed}
      />
    </>
  );
}
