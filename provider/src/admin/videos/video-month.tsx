import type { UIFieldServerProps } from "payload";

import { videoMonth } from "../../features/dashboard/last-month";
import { BarChart } from "../charts/bar-chart";
import { Figures } from "../charts/figures";
import { MEDIA_BOX } from "../styles";
import { translateWith } from "../texts/text";

/** Shows what visitors did with a video in the last 30 days, and where they stopped watching. */
export async function VideoMonth({ id, payload, req }: UIFieldServerProps) {
  const month = id === undefined ? undefined : await videoMonth(payload, String(id));
  if (!month) return null;
  const { figures, parts, halfLeftBy } = month;
  const t = translateWith(req.t);
  return (
    <section className="field-type" style={MEDIA_BOX} aria-labelledby="last-month">
      <h3 id="last-month" style={{ margin: "0 0 12px" }}>
        {t("videoMonth:heading")}
      </h3>
      <Figures figures={figures} />
      {parts.some(({ count }) => count > 0) && (
        <BarChart
          bars={parts}
          caption={
            halfLeftBy ? t("videoMonth:watchedHalf", { moment: halfLeftBy }) : t("videoMonth:watchedToTheEnd")
          }
          summary={t("videoMonth:numbers")}
        />
      )}
    </section>
  );
}
