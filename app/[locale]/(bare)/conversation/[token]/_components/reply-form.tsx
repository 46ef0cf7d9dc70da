"use client";

import { useTranslations } from "next-intl";
import { useRouter } from "next/navigation";
import { FormField } from "@/components/forms/form-field";
import { SiteForm, useFormSender } from "@/components/forms/site-form";
import { useSiteForm } from "@/components/forms/use-site-form";
import type { FormStart } from "@/lib/forms/site-forms";

const EMPTY = { token: "", words: "" } as const;

const loadSchema = () =>
  import("@/lib/forms/form-schemas").then(({ conversationReplySchema }) => conversationReplySchema);

type ReplyFormProps = { start: FormStart; action: (fields: FormData) => Promise<void> };

export function ReplyForm({ start, action }: ReplyFormProps) {
  const t = useTranslations("conversationForm");
  const texts = useTranslations("form");
  const send = useFormSender("conversation");
  const router = useRouter();
  const form = useSiteForm({
    ...{ name: "conversation", empty: EMPTY, start, loadSchema, send },
    onSent: () => {
      router.refresh();
    },
    // Other people may use this browser too.
    withoutDraft: "all",
  });
  const { ref, defaultValue, ...token } = form.field("token");
  return (
    <SiteForm
      form={form}
      action={action}
      label={t("label")}
      submitText={texts("send")}
      busyText={texts("sending")}
    >
      <input
        type="hidden"
        ref={ref}
        name={token.name}
        onChange={token.onChange}
        defaultValue={defaultValue}
      />
      <FormField {...form.field("words")} label={t("message")} required kind="text" />
    </SiteForm>
  );
}
