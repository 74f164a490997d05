type FilterSelectProps = {
  label: string;
  /** The label of the option that matches everything. */
  all?: string;
  options: readonly { value: string; label: string }[];
  value: string | number | undefined;
  onChange: (value: string) => void;
  className?: string;
};

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
