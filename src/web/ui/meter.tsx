import "./meter.css";

type MeterProps = {
  /** Accessible name. */
  label: string;
  value: number;
  min?: number;
  max: number;
  /** Accessible text such as "24 of 36"; by default the number. */
  text?: string;
};

/** A bar on a tick scale. */
export function Meter({ label, value, min = 0, max, text }: MeterProps) {
  const part = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
  return (
    <span className="meter" style={{ "--at": `${part * 100}%` }}>
      <meter aria-label={label} className="sr" max={max} min={min} value={value}>
        {text}
      </meter>
    </span>
  );
}
