"use client";

import { useForm, useFormModified, useFormProcessing, useFormSubmitted } from "@payloadcms/ui";
import { useEffect, useRef } from "react";

/**
 * Keeps a form as changed if its save fails. Payload counts it as saved after any answer, so 'Save' would be disabled,
 * and words could be lost.
 */
export function KeepModified() {
  const { setModified } = useForm();
  const isModified = useFormModified();
  const isSaving = useFormProcessing();
  // Until a save succeeds.
  const isRefused = useFormSubmitted();
  const wasModified = useRef(false);
  useEffect(() => {
    if (isSaving) {
      wasModified.current ||= isModified;
      return;
    }
    if (wasModified.current && isRefused) setModified(true);
    wasModified.current = false;
  }, [isModified, isRefused, isSaving, setModified]);
  return null;
}
