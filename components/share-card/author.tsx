import { Line } from "./line";
import { lamp } from "./palette";

/** Who wrote it, as far as the name can be drawn. */
export function Author({ name, width }: { name: string; width: number }) {
  return (
    name && (
      <Line color={lamp[300]} width={width}>
        {`By ${name}`}
      </Line>
    )
  );
}
