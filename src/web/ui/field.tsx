import type { ReactNode } from "react";
import "./field.css";

type FieldProps = {
  label: string;
  /** The id of the control, whose aria-describedby must name `${id}-help` and `${id}-error`. */
  id: string;
  help?: string;
  error?: string | undefined;
  children: ReactNode;
};

/** A labeled control with help text and error message. */
export function Field({ label, id, help, error, children }: FieldProps) {
  return (
    <div className={error ? "field bad" : "field"}>
      <label htmlFor={id}>{label}</label>
      {children}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && (
        <p className="err" id={`${id}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
