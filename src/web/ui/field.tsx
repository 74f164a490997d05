import type { ReactNode } from "react";
import "./field.css";

type FieldProps = {
  label: string;
  /** The id of the control, which refers to `${id}-help` and `${id}-error` itself. */
  id: string;
  help?: string;
  error?: string | undefined;
  children: ReactNode;
};

/** A control under its label, with what helps and what is wrong beneath. */
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
