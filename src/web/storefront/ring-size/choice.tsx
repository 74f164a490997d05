type Props<Option extends string> = {
  legend: string;
  name: string;
  /** Labels by option. */
  options: Record<Option, string>;
  value: Option;
  onChange: (option: Option) => void;
};

/** Radio buttons side by side. */
export function Choice<Option extends string>(props: Props<Option>) {
  const { legend, name, options, value, onChange } = props;
  return (
    <fieldset className="ring-size-choice">
      <legend className="sr">{legend}</legend>
      {(Object.keys(options) as Option[]).map((option) => (
        <label key={option}>
          <input
            checked={option === value}
            name={name}
            onChange={() => onChange(option)}
            type="radio"
          />
          <span>{options[option]}</span>
        </label>
      ))}
    </fieldset>
  );
}
