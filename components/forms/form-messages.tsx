import type { ComponentProps } from "react";
import { ClientMessages } from "@/components/ui/client-messages";

/** Passes what every form says, and its own areas, to its client components. */
export function FormMessages({ areas = [], children }: ComponentProps<typeof ClientMessages>) {
  return <ClientMessages areas={["failures", "fieldErrors", "form", ...areas]}>{children}</ClientMessages>;
}
