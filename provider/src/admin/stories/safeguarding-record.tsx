import { DEFAULT_LANGUAGE, writtenIn } from "@lampstand/contract/languages";
import { SAFETY_QUESTIONS } from "@lampstand/contract/safety";
import { notFound, redirect } from "next/navigation";
import type { AdminViewServerProps } from "payload";

import { churchTimeZone } from "../../features/church/church";
import { readConsents } from "../../features/consents/consent";
import { describeChange } from "../../features/history/describe-change";
import { type Approver, approversOf } from "../../features/visibility/approvers";
import { readApprovals } from "../../features/visibility/objections";
import { isStaffUser } from "../../access/roles";
import type { OthersConsent, Story } from "../../payload-types";
import { safeguardingPath } from "../menu";
import { type Line, Lines, PrintedPage, Section } from "../printed-page";
import { type Translate, translateWith } from "../texts/text";
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
  const [{ docs: others }, { docs: changes }, approvers, timeZone] = await Promise.all([
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
    approversOf(req, readApprovals(story.approvedBy)),
    churchTimeZone(req.payload),
  ]);
  const t = translateWith(req.t);
  const inWords = (moment: string) => momentInWords(moment, timeZone);
  return (
    <PrintedPage
      view={view}
      title={t("safeguarding:heading")}
      intro={t("safeguarding:intro", { moment: inWords(new Date().toISOString()) })}
    >
      <Section title={t("safeguarding:story")}>
        <Lines lines={storyLines(story, approvers, inWords, t)} />
      </Section>
      <Section title={t("safeguarding:answers")}>
        <Lines lines={answerLines(story, t)} />
      </Section>
      <Section title={t("safeguarding:agreed")}>
        <Lines
          lines={[
            ...consentLines(story.name, story.consents, inWords, t),
            ...othersLines(others, inWords, t),
          ]}
        />
      </Section>
      <Section title={t("safeguarding:staff")}>
        <Lines
          lines={changes.map(({ by, action, fields, createdAt }) => ({
            name: inWords(createdAt),
            value: `${by ?? ""} ${action ? describeChange(t, action, fields ?? "") : ""}`,
          }))}
        />
        <p>{t("safeguarding:changesHelp")}</p>
      </Section>
    </PrintedPage>
  );
}

type InWords = (moment: string) => string;

function storyLines(story: Story, approvers: Approver[], inWords: InWords, t: Translate): Line[] {
  const published = approvers.map(({ name }) => name);
  return [
    { name: t("safeguarding:storyteller"), value: `${story.name}, ${story.email}` },
    { name: t("safeguarding:sent"), value: inWords(story.createdAt) },
    { name: t("safeguarding:decision"), value: story.status },
    {
      name: t("safeguarding:unnamed"),
      value: t(story.isUnnamed ? "safeguarding:yes" : "safeguarding:no"),
    },
    ...(published.length > 0 ? [{ name: t("safeguarding:published"), value: published.join(", ") }] : []),
    ...(story.withdrawnAt ? [{ name: t("safeguarding:withdrawn"), value: inWords(story.withdrawnAt) }] : []),
    ...(story.renewalAskedAt
      ? [{ name: t("safeguarding:askedToStay"), value: inWords(story.renewalAskedAt) }]
      : []),
  ];
}

function answerLines(story: Story, t: Translate): Line[] {
  const lines = (["tellerAge", "othersSeen", "danger"] as const).map((name) => {
    const { question, answers } = SAFETY_QUESTIONS[name];
    const answer = Object.entries(answers).find(([value]) => value === story[name])?.[1];
    return { name: question, value: answer ?? t("safeguarding:notAsked") };
  });
  return story.safetyVersion
    ? [...lines, { name: t("safeguarding:wording"), value: story.safetyVersion }]
    : lines;
}

function consentLines(name: string, stored: unknown, inWords: InWords, t: Translate): Line[] {
  return readConsents(stored).map(
    ({ sentence, language, english, purpose, version, givenAt, withdrawnAt }) => ({
      name: `${name}, ${inWords(givenAt)}`,
      value: (
        <>
          <span {...writtenIn(language ?? DEFAULT_LANGUAGE)}>{sentence || purpose}</span>
          {english && ` [${english}]`}
          {` ${
            withdrawnAt
              ? t("safeguarding:wordingWithdrawn", { version, moment: inWords(withdrawnAt) })
              : t("safeguarding:wordingOf", { version })
          }`}
        </>
      ),
    }),
  );
}

function othersLines(others: OthersConsent[], inWords: InWords, t: Translate): Line[] {
  return others.flatMap(({ fullName, email, role, askedAt, consents }) => [
    {
      name: `${fullName}, ${email}`,
      value: t(role === "parent" ? "safeguarding:parentAsked" : "safeguarding:seenAsked", {
        moment: inWords(askedAt ?? ""),
      }),
    },
    ...consentLines(fullName, consents, inWords, t),
  ]);
}
