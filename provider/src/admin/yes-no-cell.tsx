import type { DefaultServerCellComponentProps } from "payload";

/** A tick box's value in words. */
export function YesNoCell({ cellData }: DefaultServerCellComponentProps) {
  return <span>{cellData === true ? "Yes" : "No"}</span>;
}
