/** Version of the questions that a teller answers before sending a story. A changed question needs a new one. */
export const SAFETY_VERSION = "2026-11-29";

export const TELLER_AGES = ["adult", "teen", "child"] as const;
export const OTHERS_SEEN = ["none", "agreed", "child", "unasked"] as const;
export const DANGERS = ["no", "perhaps"] as const;

export type TellerAge = (typeof TELLER_AGES)[number];
export type OthersSeen = (typeof OTHERS_SEEN)[number];
export type Danger = (typeof DANGERS)[number];

/** The questions by their field name in the call, with their answers in words. */
export const SAFETY_QUESTIONS = {
  tellerAge: {
    question: "How old are you?",
    answers: { adult: "18 or older", teen: "13 to 17", child: "Under 13" },
  },
  othersSeen: {
    question: "Is anyone else seen or named in it?",
    answers: {
      none: "No, nobody",
      agreed: "Yes, and they agree",
      child: "Yes, including a child, and the parents agree",
      unasked: "Yes, and I haven’t asked all of them",
    },
  },
  danger: {
    question: "Could showing this put you or someone else in danger?",
    answers: { no: "No", perhaps: "Yes, or I’m not sure" },
  },
} as const satisfies {
  tellerAge: { question: string; answers: Record<TellerAge, string> };
  othersSeen: { question: string; answers: Record<OthersSeen, string> };
  danger: { question: string; answers: Record<Danger, string> };
};

/** Returns whether a parent must also be asked. */
export function isMinor(tellerAge: string | null | undefined): boolean {
  return tellerAge === "teen" || tellerAge === "child";
}
