"use client";

import { useFormFields } from "@payloadcms/ui";

/** Returns what somebody sent, from the form of any inbox; empty for what they left out. */
export function useSent() {
  return useFormFields(([fields]) => {
    const text = (name: string): string => {
      const value = fields[name]?.value;
      return typeof value === "string" ? value : "";
    };
    return {
      name: text("fullName") || text("name"),
      email: text("email"),
      phone: text("phoneNo") || text("phoneNumber"),
      words: text("about") || text("message"),
      times: text("times"),
      recordedAt: text("recordedAt"),
      isUrgent: fields.isUrgent?.value === true,
      isMinor: fields.isMinor?.value === true,
      isHandled: fields.isHandled?.value === true,
    };
  });
}
