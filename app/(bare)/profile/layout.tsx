import { NeedsScript } from "@/components/auth/needs-script";

export default function Layout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <NeedsScript />
      {children}
    </>
  );
}
