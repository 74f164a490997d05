import { useId } from "react";
import "./segmented-choice.css";

type SegmentedChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string; name?: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

/** A few options side by side, as radio buttons. */
export function SegmentedChoice<Value extends string>(props: SegmentedChoiceProps<Value>) {
  const { label, options, value, onChange } = props;
  const id = useId();
  return (
    <fieldset className="segments">
      <legend className="sr">{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            aria-label={option.name}
            checked={option.value === value}
            className="sr"
            name={id}
            onChange={() => onChange(option.value)}
            type="radio"
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
