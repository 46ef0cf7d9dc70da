import { Link } from "@payloadcms/ui";

import type { FirstStep } from "../../features/dashboard/first-steps";
import type { MailTest } from "../../features/mail/mail-test";
import { Fold } from "../parts/fold";
import type { TextKey, Translate } from "../texts/text";
import styles from "./dashboard.module.css";
import { ExamplesButton } from "./examples-button";
import { MailTestButton } from "./mail-test-button";

/** Where staff do a step, besides the places that were found. */
const PLACES: Partial<Record<FirstStep["name"], { label: TextKey; href: string }>> = {
  secondStep: { label: "firstSteps:yourAccount", href: "/admin/account" },
  admins: { label: "firstSteps:staffAccounts", href: "/admin/collections/staff" },
};

type FirstStepsProps = {
  steps: FirstStep[];
  /** The last test mail's result. */
  lastTest: MailTest | undefined;
  /** Whether staff have other work, so that one line is enough. */
  isFolded: boolean;
  t: Translate;
};

/** Lists what to do before others see the site, ticked off once done. */
export function FirstSteps({ steps, lastTest, isFolded, t }: FirstStepsProps) {
  const done = steps.filter(({ isDone }) => isDone).length;
  const heading = t("firstSteps:heading");
  const title = `${heading}: ${t("firstSteps:count", { done, all: steps.length })}`;
  return (
    <section className={styles.wide} aria-label={heading}>
      <Fold title={<h2 className={styles.foldHeading}>{title}</h2>} isOpen={!isFolded}>
        <ol className={styles.steps}>
          {steps.map((step) => (
            <Step key={step.name} step={step} lastTest={lastTest} t={t} />
          ))}
        </ol>
      </Fold>
    </section>
  );
}

type StepProps = Pick<FirstStepsProps, "lastTest" | "t"> & { step: FirstStep };

function Step({ step, lastTest, t }: StepProps) {
  const { name, isDone, isUndoable = false, kept = [] } = step;
  const place = PLACES[name];
  const places = place ? [...step.places, { ...place, label: t(place.label) }] : step.places;
  return (
    <li className={styles.step}>
      <span
        className={isDone ? styles.ticked : styles.unticked}
        role="img"
        aria-label={t(isDone ? "firstSteps:done" : "firstSteps:toDo")}
      >
        {isDone && "✓"}
      </span>
      <div>
        <h3 className={isDone ? styles.doneTitle : styles.title}>{t(`firstSteps:${name}`)}</h3>
        {!isDone && <p className={styles.text}>{t(`firstSteps:${name}Help`)}</p>}
        {!isDone && name === "mail" && <MailTestButton lastMessage={lastTest?.message} />}
        {name === "examples" && (!isDone || isUndoable) && <ExamplesButton areAway={isDone} />}
        {!isDone && <Places places={places} />}
        {kept.length > 0 && <p className={styles.text}>{t("firstSteps:keptExamples")}</p>}
        <Places places={kept} />
      </div>
    </li>
  );
}

function Places({ places }: Pick<FirstStep, "places">) {
  if (places.length === 0) return null;
  return (
    <ul className={styles.places}>
      {places.map(({ label, href }) => (
        <li key={href}>
          <Link href={href} prefetch={false}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  );
}
