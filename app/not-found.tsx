import type { Metadata } from "next";
import { Notice } from "@/components/ui/notice";

export const metadata: Metadata = { title: "Page not found" };

export default function NotFound() {
  return (
    <Notice title="We can’t find this page">
      The address may have changed, or the page may have been removed.
    </Notice>
  );
}
