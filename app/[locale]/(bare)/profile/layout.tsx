import { NoScriptPage } from "@/components/auth/member-page";
import { FormMessages } from "@/components/forms/form-messages";

export default function Layout({ children }: { children: React.ReactNode }) {
  return (
    <>
      <NoScriptPage />
      <FormMessages areas={["deleteAccount", "editProfile", "member", "profile", "waysOn"]}>
        {children}
      </FormMessages>
    </>
  );
}
