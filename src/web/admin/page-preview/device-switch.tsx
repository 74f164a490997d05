import "./page-preview.css";

/** Widths of the previewed windows, in CSS pixels. */
export const WINDOW_WIDTHS = { Phone: 390, Computer: 1280 };
export type Device = keyof typeof WINDOW_WIDTHS;

type Props = { device: Device; onChange: (device: Device) => void };

export function DeviceSwitch({ device, onChange }: Props) {
  return (
    <fieldset className="device-switch">
      <legend className="sr">Preview as on a</legend>
      {(["Phone", "Computer"] as const).map((each) => (
        <button
          aria-pressed={each === device}
          key={each}
          onClick={() => onChange(each)}
          type="button"
        >
          {each}
        </button>
      ))}
    </fieldset>
  );
}
