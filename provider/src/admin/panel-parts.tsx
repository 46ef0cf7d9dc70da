"use client";

import { Button } from "@payloadcms/ui";
import type { ComponentProps } from "react";

import { PROBLEM } from "./styles";

/** A button of the second rank within a panel, or of another rank if it says so. */
export function SmallButton(props: ComponentProps<typeof Button>) {
  return <Button buttonStyle="secondary" size="small" margin={false} {...props} />;
}

/** What speaks against what was just tried, if anything does. */
export function Problem({ children }: { children: string | undefined }) {
  if (!children) return null;
  return (
    <p role="alert" style={PROBLEM}>
      {children}
    </p>
  );
}
