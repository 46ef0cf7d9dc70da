import type { AdminViewServerProps } from "payload";

import { offerBackups } from "../../features/backup/first-restore";
import { readChurch } from "../../features/church/church";
import { isSetupKey } from "../../features/staff/first-account";
import { FirstRestore } from "../backup/first-restore";
import { Logo } from "../logo";
import { NOTE } from "../styles";
import { translateWith } from "../texts/text";
import { FirstAccountForm } from "./first-account-form";

/** Welcomes whoever opens the admin first. The setup key may be in the address that the server prints at its start. */
export async function FirstAccountView({ initPageResult, searchParams }: AdminViewServerProps) {
  const { payload, t: translate } = initPageResult.req;
  const t = translateWith(translate);
  const { name } = await readChurch(payload);
  const setupKey = typeof searchParams?.key === "string" ? searchParams.key : "";
  const offer = isSetupKey(setupKey) && (await offerBackups());
  return (
    <>
      <div className="login__brand">
        <Logo payload={payload} />
      </div>
      <h1>{t("firstAccount:heading", { church: name })}</h1>
      <p style={NOTE}>{t("firstAccount:help")}</p>
      <FirstAccountForm setupKey={setupKey} />
      {offer ? (
        <FirstRestore offer={offer} setupKey={setupKey} />
      ) : (
        <p style={NOTE}>{t("firstRestore:openLink")}</p>
      )}
    </>
  );
}
