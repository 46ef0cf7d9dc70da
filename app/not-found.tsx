import type { Metadata } from "next";
import { Notice } from "@/components/ui/notice";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <Notice title="This page is not here">The address may have changed, or the page was taken down.</Notice>
  );
}
