import styles from "./figures.module.css";

/** Shows numbers, each with what it counts. */
export function Figures({ figures }: { figures: { label: string; count: number }[] }) {
  return (
    <dl className={styles.figures}>
      {figures.map(({ label, count }) => (
        <div key={label} className={styles.figure}>
          <dt>{label}</dt>
          <dd>{count.toLocaleString("en")}</dd>
        </div>
      ))}
    </dl>
  );
}
