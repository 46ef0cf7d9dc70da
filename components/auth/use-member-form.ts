"use client";

import { useState } from "react";
import type { FormSchema, FormValues } from "@/components/forms/schema-resolver";
import { useSiteForm } from "@/components/forms/use-site-form";
import type { FormOutcome } from "@/lib/forms/form-outcome";

type MemberFormOptions<Field extends string> = {
  name: string;
  empty: Readonly<Record<Field, "">>;
  /** What the fields begin with. */
  prefilled?: Readonly<Record<string, string>>;
  loadSchema: () => Promise<FormSchema>;
  send: (values: FormValues, form: HTMLFormElement) => Promise<FormOutcome>;
};

/** A form about a member: nothing of it is kept as a draft, and the server gave nothing out with it. */
export function useMemberForm<Field extends string>({ prefilled = {}, ...form }: MemberFormOptions<Field>) {
  const [start] = useState({ token: "", prefilled, typed: {}, outcome: null });
  return useSiteForm({ ...form, passing: "all", start });
}
