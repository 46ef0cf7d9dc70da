"use client";

import { type ChurchColors, DEFAULT_COLORS, parseColor, paletteOf, PAPER } from "@lampstand/contract/colors";
import { FieldError, FieldLabel, TextInput, useField, useFormFields } from "@payloadcms/ui";
import type { TextFieldClientProps } from "payload";

import { NOTE, ROW } from "../styles";

type Props = TextFieldClientProps & {
  /** Which of the two colours it is. */
  part: keyof ChurchColors;
};

const FIELDS = { ground: "groundColor", accent: "accentColor" } as const;

/** Edits one of the church's colours, and shows what the site makes of both. */
export function ColorField({ field, part, path: givenPath, readOnly }: Props) {
  const { customComponents, disabled, path, setValue, showError, value } = useField<string | undefined>({
    potentiallyStalePath: givenPath,
  });
  const other = useFormFields(([fields]) => fields[part === "ground" ? FIELDS.accent : FIELDS.ground]?.value);
  const chosen = parseColor(value ?? "");
  const colors = {
    ...DEFAULT_COLORS,
    [part === "ground" ? "accent" : "ground"]: parsed(other, part === "ground" ? "accent" : "ground"),
    [part]: chosen ?? DEFAULT_COLORS[part],
  };
  const isReadOnly = readOnly || disabled;
  return (
    <div className={`field-type text${showError ? " error" : ""}`}>
      <FieldLabel label={field.label} path={path} />
      <FieldError path={path} showError={showError} />
      <div style={ROW}>
        <input
          type="color"
          aria-label={`Choose: ${typeof field.label === "string" ? field.label : path}`}
          value={chosen ?? DEFAULT_COLORS[part]}
          disabled={isReadOnly}
          onChange={({ target }) => setValue(target.value)}
          style={{ width: 56, height: 40, padding: 2, cursor: "pointer" }}
        />
        <TextInput
          path={path}
          label=""
          placeholder={DEFAULT_COLORS[part]}
          value={value ?? ""}
          readOnly={isReadOnly}
          onChange={(event: React.ChangeEvent<HTMLInputElement>) => setValue(event.target.value)}
        />
      </div>
      {chosen && <Outcome part={part} chosen={chosen} colors={colors} />}
      {customComponents?.Description}
    </div>
  );
}

function parsed(value: unknown, part: keyof ChurchColors) {
  return (typeof value === "string" ? parseColor(value) : null) ?? DEFAULT_COLORS[part];
}

type OutcomeProps = { part: keyof ChurchColors; chosen: string; colors: ChurchColors };

/** Shows text in the colour, and how the colour was adjusted for legibility. */
function Outcome({ part, chosen, colors }: OutcomeProps) {
  const { dusk, lamp } = paletteOf(colors);
  const shown = part === "ground" ? dusk[900] : lamp[400];
  const sample = { padding: "8px 14px", borderRadius: 6, fontWeight: 600 };
  return (
    <div role="status">
      <div style={{ ...ROW, marginTop: 8 }}>
        <span style={{ ...sample, background: dusk[900], color: dusk[100] }}>Words</span>
        <span style={{ ...sample, background: dusk[900], color: lamp[300] }}>A link</span>
        <span style={{ ...sample, background: lamp[400], color: dusk[950] }}>A button</span>
        <span style={{ ...sample, background: PAPER, color: lamp[800] }}>A link on paper</span>
      </div>
      <p style={NOTE}>
        {shown === chosen
          ? "Everyone can read text in these colours."
          : `Not everyone could read text in ${chosen}. The site uses ${shown}, the nearest colour that works.`}
      </p>
    </div>
  );
}
