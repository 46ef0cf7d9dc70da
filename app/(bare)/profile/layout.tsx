import { NeedsScript } from "@/components/members/needs-script";

export default function Layout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <NeedsScript />
      {children}
    </>
  );
}
