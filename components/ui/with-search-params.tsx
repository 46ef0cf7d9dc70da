"use client";

import { useSearchParams } from "next/navigation";
import { type ReactNode, useState } from "react";
import { useHydrated } from "@/lib/utils/hooks";

type WithSearchParamsProps = {
  /** As the server knew it; empty on a stored page. */
  query: string;
  children: (params: URLSearchParams) => ReactNode;
};

/** A loaded page uses `query`: with only `useSearchParams`, this part would render only in the browser. */
export function WithSearchParams({ query, children }: WithSearchParamsProps) {
  const [isLoaded] = useState(!useHydrated());
  return isLoaded ? children(new URLSearchParams(query)) : <AtAddress>{children}</AtAddress>;
}

function AtAddress({ children }: Pick<WithSearchParamsProps, "children">) {
  return children(useSearchParams());
}
