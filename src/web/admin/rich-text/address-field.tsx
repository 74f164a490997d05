import { Field } from "#web/ui/field.tsx";
import { Input } from "../forms/controls.tsx";

type Props = {
  error: string | undefined;
  id: string;
  label: string;
  onChange: (typed: string) => void;
  placeholder: string;
  value: string;
};

/** The address of what a panel inserts. */
export function AddressField({ error, id, label, onChange, placeholder, value }: Props) {
  return (
    <Field error={error} id={id} label={label}>
      <Input
        autoCapitalize="none"
        inputMode="url"
        onChange={({ target }) => onChange(target.value)}
        placeholder={placeholder}
        value={value}
      />
    </Field>
  );
}
