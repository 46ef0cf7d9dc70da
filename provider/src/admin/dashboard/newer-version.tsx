import type { NewerVersion as Newer } from "../../features/monitoring/changelog";
import { Fold } from "../parts/fold";
import cards from "../parts/cards.module.css";
import { PROBLEM } from "../styles";
import type { Translate } from "../texts/text";

/** Tells admins that there is a newer version, what it changes, and whether it closes a security hole. */
export function NewerVersion({ newer, t }: { newer: Newer; t: Translate }) {
  const { version, changes, closesHole } = newer;
  return (
    <section className={closesHole ? cards.urgentCard : cards.card} aria-labelledby="newer-version">
      <div className={cards.cardText}>
        <h2 id="newer-version">{t("updates:heading", { version })}</h2>
        {closesHole && <p style={PROBLEM}>{t("updates:closesHole")}</p>}
        <p>{t("updates:how")}</p>
        {changes.length > 0 && (
          <Fold title={t("updates:changes")}>
            <ul>
              {changes.map((change) => (
                <li key={change}>{change}</li>
              ))}
            </ul>
          </Fold>
        )}
      </div>
    </section>
  );
}
