import { NoScriptPage } from "@/components/auth/member-page";
import { ClientMessages } from "@/components/ui/client-messages";

export default function Layout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <NoScriptPage />
      <ClientMessages areas={["waysOn"]}>{children}</ClientMessages>
    </>
  );
}
