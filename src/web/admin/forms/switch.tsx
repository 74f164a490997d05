import "./switch.css";

type SwitchProps = {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  help?: string | undefined;
  disabled?: boolean;
};

/** A boolean control. */
export function Switch({ label, checked, onChange, help, disabled = false }: SwitchProps) {
  return (
    <button
      aria-checked={checked}
      className="desk-switch"
      disabled={disabled}
      onClick={() => onChange(!checked)}
      role="switch"
      type="button"
    >
      <span>
        {label}
        {help && <small>{help}</small>}
      </span>
      <i aria-hidden="true" />
    </button>
  );
}
