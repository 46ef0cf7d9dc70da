"use client";

import { useField } from "@payloadcms/ui";
import * as z from "zod/mini";

import { useAnswer } from "../call-api";
import { SmallButton } from "../panel-parts";
import { NOTE } from "../styles";
import { useText } from "../texts/use-text";

const answer = z.object({ address: z.nullable(z.string()) });

/** Shows staff the address that they connect from, and enters it for them. */
export function OwnAddress({ path: givenPath }: { path: string }) {
  const t = useText();
  const { disabled, setValue, value } = useField<string | undefined>({ potentiallyStalePath: givenPath });
  const found = useAnswer("own-address", answer);
  if (!found) return null;
  const { address } = found;
  if (address === null) return <p style={NOTE}>{t("recordFields:addressUnknown")}</p>;
  const lines = (value ?? "").split(/\s+/).filter(Boolean);
  return (
    <div>
      <p style={NOTE}>{t("recordFields:yourAddress", { address })}</p>
      {!disabled && !lines.includes(address) && (
        <SmallButton onClick={() => setValue([...lines, address].join("\n"))}>
          {t("recordFields:add", { address })}
        </SmallButton>
      )}
    </div>
  );
}
