type FilterSelectProps = {
  label: string;
  /** What stands there while nothing is chosen. */
  all?: string;
  options: readonly { value: string; label: string }[];
  value: string | number | undefined;
  onChange: (value: string) => void;
  className?: string;
};

/** One filter of the table. */
export function FilterSelect(props: FilterSelectProps) {
  const { label, all, options, value, onChange, className } = props;
  return (
    <select
      aria-label={label}
      className={className}
      data-set={value ? "" : undefined}
      onChange={({ target }) => onChange(target.value)}
      value={value ?? ""}
    >
      {all && <option value="">{all}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
