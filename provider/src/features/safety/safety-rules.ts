import { TELLER_AGES, type TellerAge } from "@lampstand/contract/safety";
import type { Payload, PayloadRequest } from "payload";

export const CONSENT_YEARS_DEFAULT = 3;
export const CONSENT_YEARS_MAX = 20;

/** The church's rules about people in a story; the careful ones by default. */
export type SafetyRules = {
  asksParentOfTeen: boolean;
  asksParentOfChild: boolean;
  needsTwoForDanger: boolean;
  /** After this many years we ask the storyteller whether the story may stay; 0: never. */
  consentYears: number;
};

export async function readSafetyRules(payload: Payload, req?: PayloadRequest): Promise<SafetyRules> {
  const rules = await payload.findGlobal({
    slug: "story-form",
    select: { asksParentOfTeen: true, asksParentOfChild: true, needsTwoForDanger: true, consentYears: true },
    depth: 0,
    req,
  });
  return {
    asksParentOfTeen: rules.asksParentOfTeen ?? true,
    asksParentOfChild: rules.asksParentOfChild ?? true,
    needsTwoForDanger: rules.needsTwoForDanger ?? true,
    consentYears: rules.consentYears ?? CONSENT_YEARS_DEFAULT,
  };
}

export function agesOfParents(rules: SafetyRules): TellerAge[] {
  return TELLER_AGES.filter((age) => needsParent(age, rules));
}

/** Returns whether a parent must agree to a story by somebody of this age. */
export function needsParent(tellerAge: string | null | undefined, rules: SafetyRules): boolean {
  return (
    (tellerAge === "teen" && rules.asksParentOfTeen) || (tellerAge === "child" && rules.asksParentOfChild)
  );
}
