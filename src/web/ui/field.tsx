import { createContext, type ReactNode, useId } from "react";
import "./field.css";

/** The attributes of the control of the field around it: its id, its help and error, and its registration. */
export const ControlContext = createContext<object>({});

type FieldProps = {
  label: string;
  /** The id of the control. One that doesn't read its attributes from the context needs it. */
  id?: string | undefined;
  help?: ReactNode;
  error?: string | undefined;
  /** Further attributes of the control, such as its registration with a form. */
  control?: object;
  children: ReactNode;
};

/** A labeled control with help text and error message. */
export function Field({ label, id: given, help, error, control, children }: FieldProps) {
  const own = useId();
  const id = given ?? own;
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  const attributes = {
    ...control,
    id,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": described || undefined,
  };
  return (
    <div className={error ? "field bad" : "field"}>
      <label htmlFor={id}>{label}</label>
      <ControlContext value={attributes}>{children}</ControlContext>
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
