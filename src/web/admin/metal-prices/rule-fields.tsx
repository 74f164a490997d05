import {
  REPRICING_RULES,
  type RepricingRule,
} from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { ROUNDINGS } from "#contract/catalogue/roundings.ts";
import { Field } from "#web/ui/field.tsx";
import type { MetalForm } from "./use-metal-form.ts";

const RULE_LABELS: Record<RepricingRule, string> = {
  weight: "Metal weight",
  percentage: "Same percentage as the metal",
  built: "The built price",
};

const RULES = REPRICING_RULES.map((value) => ({ value, label: RULE_LABELS[value] }));

type Props = {
  form: MetalForm;
  /** The alloys of the pieces that would change. */
  groups: string[];
};

/** How prices follow the metals, how they are rounded, and of which pieces. */
export function RuleFields({ form, groups }: Props) {
  const which = [
    { value: "", label: "Every piece affected" },
    ...groups.map((value) => ({ value, label: `Only ${value}` })),
  ];
  return (
    <div className="metal-rules">
      <Choice label="Change by" onChange={form.setRule} options={RULES} value={form.rule} />
      {form.rule === "built" ? (
        <div className="field">
          <b>Round</b>
          <p className="help">Each as its price is built.</p>
        </div>
      ) : (
        <Choice
          label="Round"
          onChange={form.setRounding}
          options={ROUNDINGS}
          value={form.rounding}
        />
      )}
      <Choice
        label="Which pieces"
        onChange={form.setWhich}
        options={which}
        value={groups.includes(form.which) ? form.which : ""}
      />
    </div>
  );
}

type ChoiceProps<Value extends string> = {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
};

function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  const id = `metal-${label.toLowerCase().replaceAll(" ", "-")}`;
  return (
    <Field id={id} label={label}>
      <select
        id={id}
        onChange={({ target }) => {
          const found = options.find((option) => option.value === target.value);
          if (found) onChange(found.value);
        }}
        value={value}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
