import { type ComponentProps, use } from "react";
import { ControlContext } from "#web/ui/field.tsx";
import "./money-field.css";

/** The text input of the field around it. A number is one too: a number input changes by the wheel and loses "1,299". */
export const Input = (props: ComponentProps<"input">) => (
  <input autoComplete="off" dir="auto" {...use(ControlContext)} {...props} />
);

/** An input of dollars. */
export const MoneyInput = (props: ComponentProps<"input">) => (
  <span className="money-field">
    <Input inputMode="decimal" {...props} />
  </span>
);

/** The text area of the field around it. */
export const TextArea = (props: ComponentProps<"textarea">) => (
  <textarea dir="auto" {...use(ControlContext)} {...props} />
);

type SelectProps<Value extends string> = ComponentProps<"select"> & {
  /** What follows its children. */
  options?: readonly { value: Value; label: string }[];
  onChoose?: (value: Value) => void;
};

/** The select of the field around it. */
export function Select<Value extends string>(props: SelectProps<Value>) {
  const { options = [], onChoose, children, ...attributes } = props;
  const choose = (value: string) => {
    const chosen = options.find((option) => option.value === value);
    if (chosen) onChoose?.(chosen.value);
  };
  return (
    <select
      {...(onChoose && { onChange: ({ target }) => choose(target.value) })}
      {...use(ControlContext)}
      {...attributes}
    >
      {children}
      {options.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  );
}

type Props = { items: readonly { id: number; name: string }[] | undefined };

/** The options of a select for records with an id and a name. */
export const NamedOptions = ({ items }: Props) =>
  items?.map(({ id, name }) => (
    <option key={id} value={id}>
      {name}
    </option>
  ));
