"use client";

import { useRouter } from "next/navigation";
import { FormField } from "@/components/forms/form-field";
import { sendSiteForm, SiteForm } from "@/components/forms/site-form";
import { useSiteForm } from "@/components/forms/use-site-form";
import type { FormStart } from "@/lib/forms/site-forms";

const EMPTY = { token: "", words: "" } as const;

const loadSchema = () =>
  import("@/lib/forms/form-schemas").then(({ conversationReplySchema }) => conversationReplySchema);

const send = sendSiteForm("conversation");

type ReplyFormProps = { start: FormStart; action: (fields: FormData) => Promise<void> };

export function ReplyForm({ start, action }: ReplyFormProps) {
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
    <SiteForm form={form} action={action} label="Reply" submitText="Send" busyText="Sending...">
      <input
        type="hidden"
        ref={ref}
        name={token.name}
        onChange={token.onChange}
        defaultValue={defaultValue}
      />
      <FormField {...form.field("words")} label="Your message" required kind="text" />
    </SiteForm>
  );
}
