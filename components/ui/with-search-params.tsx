"use client";

import { useSearchParams } from "next/navigation";
import { type ReactNode, useState } from "react";
import { useHydrated } from "@/lib/utils/hooks";

type WithSearchParamsProps = {
  /** The query that the server rendered the page for; empty in a stored page. */
  query: string;
  children: (params: URLSearchParams) => ReactNode;
};

/**
 * The address's query for a part that a stored page shows whole: `useSearchParams` alone would leave that part to the
 * browser. A page that is loaded begins with what the server knew, one that is navigated to with its own address.
 */
export function WithSearchParams({ query, children }: WithSearchParamsProps) {
  const [isLoaded] = useState(!useHydrated());
  return isLoaded ? children(new URLSearchParams(query)) : <AtAddress>{children}</AtAddress>;
}

function AtAddress({ children }: Pick<WithSearchParamsProps, "children">) {
  return children(useSearchParams());
}
