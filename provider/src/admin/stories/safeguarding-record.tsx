import { DEFAULT_LANGUAGE, writtenIn } from "@lampstand/contract/languages";
import { SAFETY_QUESTIONS } from "@lampstand/contract/safety";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";

import { churchTimeZone } from "../../features/church/church";
import { readConsents } from "../../features/consents/consent";
import { describeChange } from "../../features/history/describe-change";
import { readApprovals } from "../../features/visibility/objections";
import { isStaffUser } from "../../access/roles";
import type { OthersConsent, Story } from "../../payload-types";
import { safeguardingPath } from "../menu";
import { type Line, Lines, PrintedPage, Section } from "../printed-page";
import { translateWith } from "../texts/text";
import { momentInWords } from "../time/moment-in-words";

/** Shows a story's record for supervisors: who agreed to what and when, and who published it. Made for printing. */
export async function SafeguardingRecord(view: AdminViewServerProps) {
  const { req } = view.initPageResult;
  const id = view.params?.segments?.at(-1) ?? "";
  if (!isStaffUser(req.user)) redirect(`/admin/login?redirect=${encodeURIComponent(safeguardingPath(id))}`);
  const every = { depth: 0, pagination: false } as const;
  const story = await req.payload.findByID({
    collection: "stories",
    id,
    ...every,
    disableErrors: true,
    trash: true,
  });
  if (!story) notFound();
  const [{ docs: others }, { docs: changes }, timeZone] = await Promise.all([
    req.payload.find({
      collection: "others-consents",
      where: { story: { equals: id } },
      ...every,
      trash: true,
    }),
    req.payload.find({
      collection: "changes",
      where: { and: [{ kind: { equals: "stories" } }, { record: { equals: id } }] },
      sort: "createdAt",
      ...every,
    }),
    churchTimeZone(req.payload),
  ]);
  const inWords = (moment: string) => momentInWords(moment, timeZone);
  const t = translateWith(req.t);
  return (
    <PrintedPage
      view={view}
      title="Record of a story"
      intro={`As of ${inWords(new Date().toISOString())}. Keep it where only supervisors can read it.`}
    >
      <Section title="The story">
        <Lines lines={storyLines(story, inWords)} />
      </Section>
      <Section title="What the storyteller answered">
        <Lines lines={answerLines(story)} />
      </Section>
      <Section title="Who agreed to what">
        <Lines
          lines={[...consentLines(story.name, story.consents, inWords), ...othersLines(others, inWords)]}
        />
      </Section>
      <Section title="What staff did">
        <Lines
          lines={changes.map(({ by, action, fields, createdAt }) => ({
            name: inWords(createdAt),
            value: `${by ?? ""} ${action ? describeChange(t, action, t("changes:it"), fields ?? "") : ""}`,
          }))}
        />
        <p>
          We keep changes for a year. We keep the name of whoever published it for as long as we keep the
          story.
        </p>
      </Section>
    </PrintedPage>
  );
}

function storyLines(story: Story, inWords: (moment: string) => string): Line[] {
  const published = readApprovals(story.approvedBy).map(({ email }) => email);
  return [
    { name: "Storyteller", value: `${story.name}, ${story.email}` },
    { name: "Sent", value: inWords(story.createdAt) },
    { name: "Decision", value: story.status },
    { name: "Shown without names", value: story.isUnnamed ? "Yes" : "No" },
    ...(published.length > 0 ? [{ name: "Published by", value: published.join(", ") }] : []),
    ...(story.withdrawnAt ? [{ name: "Withdrawn", value: inWords(story.withdrawnAt) }] : []),
    ...(story.renewalAskedAt ? [{ name: "Asked if it may stay", value: inWords(story.renewalAskedAt) }] : []),
  ];
}

function answerLines(story: Story): Line[] {
  const lines = (["tellerAge", "othersSeen", "danger"] as const).map((name) => {
    const { question, answers } = SAFETY_QUESTIONS[name];
    const answer = Object.entries(answers).find(([value]) => value === story[name])?.[1];
    return { name: question, value: answer ?? "Not asked" };
  });
  return story.safetyVersion ? [...lines, { name: "Wording", value: story.safetyVersion }] : lines;
}

function consentLines(name: string, stored: unknown, inWords: (moment: string) => string): Line[] {
  return readConsents(stored).map(
    ({ sentence, language, english, purpose, version, givenAt, withdrawnAt }) => ({
      name: `${name}, ${inWords(givenAt)}`,
      value: (
        <>
          <span {...writtenIn(language ?? DEFAULT_LANGUAGE)}>{sentence || purpose}</span>
          {english && ` [${english}]`}
          {` (wording ${version})${withdrawnAt ? `. Withdrawn ${inWords(withdrawnAt)}` : ""}`}
        </>
      ),
    }),
  );
}

function othersLines(others: OthersConsent[], inWords: (moment: string) => string): Line[] {
  return others.flatMap(({ fullName, email, role, askedAt, consents }) => [
    {
      name: `${fullName}, ${email}`,
      value: `${role === "parent" ? "A parent or guardian" : "Seen or named"}, asked by mail ${inWords(askedAt ?? "")}`,
    },
    ...consentLines(fullName, consents, inWords),
  ]);
}
