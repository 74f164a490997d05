import "./switch.css";

type SwitchProps = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  help?: string | undefined;
  /** Where the row around it shows the label. */
  hidesLabel?: boolean;
  disabled?: boolean;
};

/** A boolean control. */
export function Switch({
  label,
  checked,
  onChange,
  help,
  hidesLabel = false,
  disabled = false,
}: SwitchProps) {
  return (
    <button
      aria-checked={checked}
      className="row desk-switch"
      disabled={disabled}
      onClick={() => onChange(!checked)}
      role="switch"
      type="button"
    >
      <span className={hidesLabel ? "sr" : undefined}>
        {label}
        {help && <small>{help}</small>}
      </span>
      <i aria-hidden="true" />
    </button>
  );
}
