"use client";

import { useId } from "react";

import cards from "./cards.module.css";
import styles from "./controls.module.css";

type ChoiceProps<Value extends string> = {
  legend: string;
  options: { value: Value; label: string; help?: string }[];
  /** Undefined until somebody chooses. */
  value: Value | undefined;
  onChange: (value: Value) => void;
  disabled?: boolean;
};

/** Shows a few options as large buttons of which one is chosen. */
export function Choice<Value extends string>({
  legend,
  options,
  value,
  onChange,
  disabled,
}: ChoiceProps<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.choice} disabled={disabled}>
      <legend className={styles.choiceLegend}>{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.help && <span className={cards.moment}>{option.help}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}
