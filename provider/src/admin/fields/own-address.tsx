"use client";

import { useField } from "@payloadcms/ui";
import * as z from "zod/mini";

import { useAnswer } from "../call-api";
import { SmallButton } from "../panel-parts";
import { NOTE } from "../styles";

const answer = z.object({ address: z.nullable(z.string()) });

/** Shows staff the address that they connect from, and enters it for them. */
export function OwnAddress({ path: givenPath }: { path: string }) {
  const { disabled, setValue, value } = useField<string | undefined>({ potentiallyStalePath: givenPath });
  const found = useAnswer("own-address", answer);
  if (!found) return null;
  const { address } = found;
  if (address === null)
    return (
      <p style={NOTE}>
        We can’t see your address from here. Please ask the person who looks after your internet connection.
      </p>
    );
  const lines = (value ?? "").split(/\s+/).filter(Boolean);
  return (
    <div>
      <p style={NOTE}>{`You are on ${address} now. If that’s your church’s Wi-Fi, add it.`}</p>
      {!disabled && !lines.includes(address) && (
        <SmallButton onClick={() => setValue([...lines, address].join("\n"))}>{`Add ${address}`}</SmallButton>
      )}
    </div>
  );
}
