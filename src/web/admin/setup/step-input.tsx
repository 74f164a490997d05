import { Field } from "#web/ui/field.tsx";

type Props = {
  id: string;
  label: string;
  value: string;
  onChange: (value: string) => void;
  onLeave: () => void;
  help?: string;
  error?: string | undefined;
  maxLength: number;
  type?: "text" | "email" | "tel";
  autoComplete?: string;
  /** Rows of a text of several lines. */
  rows?: number;
};

/** A text field of a step, saved when it is left. */
export function StepInput(props: Props) {
  const { id, label, value, onChange, onLeave, help, error, maxLength, rows } = props;
  const described = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(" ");
  const common = {
    id,
    maxLength,
    value,
    onBlur: onLeave,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : undefined,
  };
  return (
    <Field error={error} id={id} label={label} {...(help !== undefined && { help })}>
      {rows ? (
        <textarea
          dir="auto"
          {...common}
          onChange={({ target }) => onChange(target.value)}
          rows={rows}
        />
      ) : (
        <input
          {...common}
          autoComplete={props.autoComplete}
          onChange={({ target }) => onChange(target.value)}
          type={props.type ?? "text"}
        />
      )}
    </Field>
  );
}
