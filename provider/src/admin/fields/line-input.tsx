"use client";

import { type InputHTMLAttributes, useId } from "react";

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, "onChange" | "value"> & {
  label: string;
  value: string;
  onChange: (value: string) => void;
  /** Called for the Enter key, which then does not save the surrounding record. */
  onEnter?: () => void;
};

/** Shows an input that isn't a field of a record, in the style of Payload's fields. */
export function LineInput({ label, value, onChange, onEnter, type = "text", ...rest }: Props) {
  const id = useId();
  return (
    <div className={`field-type ${type}`} style={{ margin: "0 0 12px" }}>
      <label className="field-label" htmlFor={id}>
        {label}
      </label>
      <input
        {...rest}
        id={id}
        type={type}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !onEnter) return;
          event.preventDefault();
          onEnter();
        }}
      />
    </div>
  );
}
