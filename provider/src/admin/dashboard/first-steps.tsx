import { Link } from "@payloadcms/ui";

import type { FirstStep } from "../../features/dashboard/first-steps";
import type { MailTest } from "../../features/mail/mail-test";
import type { Translate } from "../texts/text";
import styles from "./dashboard.module.css";
import { ExamplesButton } from "./examples-button";
import { MailTestButton } from "./mail-test-button";
import { STEP_TEXTS } from "./step-texts";

type FirstStepsProps = {
  steps: FirstStep[];
  /** The last test mail's result. */
  lastTest: MailTest | undefined;
  t: Translate;
};

/** Lists what to do before others see the site, ticked off once done. */
export function FirstSteps({ steps, lastTest, t }: FirstStepsProps) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={styles.panel} aria-labelledby="first-steps">
      <h2 id="first-steps" className={styles.heading}>
        {t("firstSteps:heading")}{" "}
        <span className={styles.count}>{t("firstSteps:count", { done, all: steps.length })}</span>
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.name} step={step} lastTest={lastTest} t={t} />
        ))}
      </ol>
    </section>
  );
}

type StepProps = Omit<FirstStepsProps, "steps"> & { step: FirstStep };

function Step({ step, lastTest, t }: StepProps) {
  const { name, isDone, isUndoable = false } = step;
  const { title, help, place } = STEP_TEXTS[name];
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
        <h3 className={isDone ? styles.doneTitle : styles.title}>{t(title)}</h3>
        {!isDone && <p className={styles.text}>{t(help)}</p>}
        {!isDone && name === "mail" && <MailTestButton lastMessage={lastTest?.message} />}
        {name === "examples" && (!isDone || isUndoable) && <ExamplesButton areAway={isDone} />}
        {!isDone && places.length > 0 && (
          <ul className={styles.places}>
            {places.map(({ label, href }) => (
              <li key={href}>
                <Link href={href}>{label}</Link>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}
