import { NoScriptPage } from "@/components/auth/member-page";

export default function Layout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <NoScriptPage />
      {children}
    </>
  );
}
