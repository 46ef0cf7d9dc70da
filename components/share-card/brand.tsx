import { Line } from "./line";
import { Mark } from "./mark";
import { dusk } from "./palette";

const GAP = 18;
const MARK_SIZE = 52;

/** The mark and the site's name, as far as it can be drawn. */
export function Brand({ company, width }: { company: string; width: number }) {
  return (
    <div style={{ display: "flex", alignItems: "center", gap: GAP }}>
      <Mark size={MARK_SIZE} />
      {company && (
        <Line color={dusk[100]} width={width - MARK_SIZE - GAP}>
          {company}
        </Line>
      )}
    </div>
  );
}
