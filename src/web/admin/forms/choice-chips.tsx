import { useId } from "react";
import "./choice-chips.css";

type ChoiceChipsProps = {
  label: string;
  options: readonly { value: string; label: string }[];
  value: string;
  onChange: (value: string) => void;
  help?: string | undefined;
};

/** One of several, as radio buttons in a row that wraps. */
export function ChoiceChips({ label, options, value, onChange, help }: ChoiceChipsProps) {
  const id = useId();
  return (
    <fieldset aria-describedby={help && `${id}-help`} className="chips-choice">
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              checked={option.value === value}
              name={id}
              onChange={() => onChange(option.value)}
              type="radio"
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      <output className="help" id={`${id}-help`}>
        {help}
      </output>
    </fieldset>
  );
}
