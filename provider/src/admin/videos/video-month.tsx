import type { UIFieldServerProps } from "payload";

import { videoMonth } from "../../features/dashboard/last-month";
import { BarChart } from "../charts/bar-chart";
import { Figures } from "../charts/figures";
import { MEDIA_BOX } from "../styles";

/** Shows what visitors did with a video in the last 30 days, and where they stopped watching. */
export async function VideoMonth({ id, payload }: UIFieldServerProps) {
  const month = id === undefined ? undefined : await videoMonth(payload, String(id));
  if (!month) return null;
  const { figures, parts, halfLeftBy } = month;
  return (
    <section className="field-type" style={MEDIA_BOX} aria-labelledby="last-month">
      <h3 id="last-month" style={{ margin: "0 0 12px" }}>
        The last 30 days
      </h3>
      <Figures figures={figures} />
      {parts.some(({ count }) => count > 0) && (
        <BarChart
          bars={parts}
          caption={`How many people kept watching, from the start to the end. ${halfLeftBy ? `At ${halfLeftBy}, fewer than half were still watching.` : "At least half of them stayed to the end."}`}
          summary="Every part in numbers"
        />
      )}
    </section>
  );
}
