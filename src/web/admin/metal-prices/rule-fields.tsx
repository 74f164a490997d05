import {
  REPRICING_RULES,
  type RepricingRule,
} from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { ROUNDINGS } from "#contract/catalogue/roundings.ts";
import { Field } from "#web/ui/field.tsx";
import { Select } from "../forms/controls.tsx";
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
      <Field label="Change by">
        <Select onChoose={form.setRule} options={RULES} value={form.rule} />
      </Field>
      {form.rule === "built" ? (
        <div className="field">
          <b>Round</b>
          <p className="help">Each as its price is built.</p>
        </div>
      ) : (
        <Field label="Round">
          <Select onChoose={form.setRounding} options={ROUNDINGS} value={form.rounding} />
        </Field>
      )}
      <Field label="Which pieces">
        <Select
          onChoose={form.setWhich}
          options={which}
          value={groups.includes(form.which) ? form.which : ""}
        />
      </Field>
    </div>
  );
}
