import "./meter.css";

type MeterProps = {
  /** What is measured, for those who do not see it. */
  label: string;
  value: number;
  min?: number;
  max: number;
  /** In words, such as "24 of 36"; else the bare number is read. */
  text?: string;
};

/** The bench rule: a tick scale with a bar, for anything that has a length. */
export function Meter({ label, value, min = 0, max, text }: MeterProps) {
  const part = max > min ? Math.min(1, Math.max(0, (value - min) / (max - min))) : 0;
  return (
    <span className="rule" style={{ "--at": `${part * 100}%` }}>
      <meter aria-label={label} className="sr" max={max} min={min} value={value}>
        {text}
      </meter>
    </span>
  );
}
