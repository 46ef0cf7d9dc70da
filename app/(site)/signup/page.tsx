import type { Metadata } from "next";
import { SignupPage } from "@/components/auth/signup-page";
import { nextPath } from "@/lib/auth/next-path";
import { unlistedMetadata } from "@/lib/seo/unlisted-metadata";
import { currentSession } from "@/lib/auth/session";

type PageProps = { searchParams: Promise<Record<string, unknown>> };

export const metadata: Metadata = unlistedMetadata("Sign up");

/** Nothing personal stands in the page: the browser is only told whether to ask who is logged in. */
export default async function Page({ searchParams }: PageProps) {
  const { next } = await searchParams;
  return <SignupPage next={nextPath(next)} hasSession={(await currentSession()) !== null} />;
}
