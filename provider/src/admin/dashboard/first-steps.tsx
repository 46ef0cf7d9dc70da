import { Link } from "@payloadcms/ui";

import type { FirstStep } from "../../features/dashboard/first-steps";
import type { MailTest } from "../../features/mail/mail-test";
import styles from "./dashboard.module.css";
import { ExamplesButton } from "./examples-button";
import { MailTestButton } from "./mail-test-button";

type FirstStepsProps = {
  steps: FirstStep[];
  /** The last test mail's result. */
  lastTest: MailTest | undefined;
};

/** Lists what to do before others see the site, ticked off once done. */
export function FirstSteps({ steps, lastTest }: FirstStepsProps) {
  const done = steps.filter(({ isDone }) => isDone).length;
  return (
    <section className={styles.panel} aria-labelledby="first-steps">
      <h2 id="first-steps" className={styles.heading}>
        First steps <span className={styles.count}>{`${done} of ${steps.length} done`}</span>
      </h2>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <Step key={step.name} step={step} lastTest={lastTest} />
        ))}
      </ol>
    </section>
  );
}

function Step({ step, lastTest }: { step: FirstStep; lastTest: MailTest | undefined }) {
  const { name, title, text, isDone, places, isUndoable = false } = step;
  return (
    <li className={styles.step}>
      <span
        className={isDone ? styles.ticked : styles.unticked}
        role="img"
        aria-label={isDone ? "Done" : "To do"}
      >
        {isDone && "✓"}
      </span>
      <div>
        <h3 className={isDone ? styles.doneTitle : styles.title}>{title}</h3>
        {!isDone && <p className={styles.text}>{text}</p>}
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
