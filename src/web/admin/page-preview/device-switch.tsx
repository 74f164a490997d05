import { DeskIcon, type DeskIconName } from "../desk-icon.tsx";
import "./page-preview.css";

/** Widths of the previewed windows, in CSS pixels. */
export const WINDOW_WIDTHS = { Phone: 390, Computer: 1280 };
export type Device = keyof typeof WINDOW_WIDTHS;

const ICONS: Record<Device, DeskIconName> = { Phone: "phone", Computer: "computer" };

type Props = {
  device: Device;
  onChange: (device: Device) => void;
  /** Shows the icons alone; the names are for screen readers. */
  isCompact?: boolean;
};

export function DeviceSwitch({ device, onChange, isCompact = false }: Props) {
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
          <DeskIcon name={ICONS[each]} />
          <span className={isCompact ? "sr" : undefined}>{each}</span>
        </button>
      ))}
    </fieldset>
  );
}
