import { Icon } from "#web/ui/icon.tsx";

type Props = {
  label: string;
  smaller: string;
  larger: string;
  min: number;
  max: number;
  step: number;
  value: number;
  /** For screen readers. */
  valueText: string;
  onChange: (value: number) => void;
};

/** A slider between two buttons that move it by one step. */
export function StepSlider({ label, smaller, larger, valueText, onChange, ...range }: Props) {
  const { min, max, step, value } = range;
  const move = (by: number) => onChange(Math.min(max, Math.max(min, value + by)));
  return (
    <div className="ring-size-slider">
      <button aria-label={smaller} className="iconbtn" onClick={() => move(-step)} type="button">
        <Icon name="minus" />
      </button>
      <input
        aria-label={label}
        aria-valuetext={valueText}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        type="range"
        {...range}
      />
      <button aria-label={larger} className="iconbtn" onClick={() => move(step)} type="button">
        <Icon name="plus" />
      </button>
    </div>
  );
}
