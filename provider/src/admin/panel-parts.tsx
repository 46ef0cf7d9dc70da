"use client";

import { Button } from "@payloadcms/ui";
import type { ComponentProps } from "react";

import { PROBLEM } from "./styles";

/** Shows a secondary button within a panel; `buttonStyle` changes that. */
export function SmallButton(props: ComponentProps<typeof Button>) {
  return <Button buttonStyle="secondary" size="small" margin={false} {...props} />;
}

/** Shows why the last attempt failed, if it did. */
export function Problem({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p role="alert" style={PROBLEM}>
      {children}
    </p>
  );
}
