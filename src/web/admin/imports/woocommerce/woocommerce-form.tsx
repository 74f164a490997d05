import type { ReactNode } from "react";
import { Field } from "#web/ui/field.tsx";
import type { WooFields } from "./use-woocommerce.ts";
import { fieldAriaProps } from "../../forms/field-aria-props.ts";

const FIELD_LABELS = {
  storeUrl: "Store address",
  consumerKey: "Consumer key",
  consumerSecret: "Consumer secret",
};

const WEIGHT_UNITS = { g: "Grams", kg: "Kilograms", lbs: "Pounds", oz: "Ounces" };

type Props = {
  typed: WooFields;
  onType: (typed: WooFields) => void;
  errors: Partial<Record<string, string>>;
  /** Whether to ask for the weight unit, which the store does not report. */
  asksUnit: boolean;
  onSubmit: () => void;
  children: ReactNode;
};

const FIELDS = [
  { name: "storeUrl", type: "text", placeholder: "https://" },
  { name: "consumerKey", type: "text", placeholder: "ck_" },
  { name: "consumerSecret", type: "password", placeholder: "cs_" },
] as const;

/** The URL and the API keys of a WooCommerce shop. */
export function WoocommerceForm({ typed, onType, errors, asksUnit, onSubmit, children }: Props) {
  return (
    <form
      className="woo-form"
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      {FIELDS.map(({ name, type, placeholder }) => (
        <div className={name === "storeUrl" ? "wide" : undefined} key={name}>
          <Field error={errors[name]} id={`woo-${name}`} label={FIELD_LABELS[name]}>
            <input
              {...fieldAriaProps(`woo-${name}`, errors[name])}
              autoCapitalize="none"
              autoComplete="off"
              id={`woo-${name}`}
              onChange={({ target }) => onType({ ...typed, [name]: target.value })}
              placeholder={placeholder}
              spellCheck={false}
              type={type}
              value={typed[name]}
            />
          </Field>
        </div>
      ))}
      {asksUnit && (
        <Field
          error={errors["weightUnit"]}
          help="Your WooCommerce shop doesn’t say which unit it uses."
          id="woo-weightUnit"
          label="Weight unit"
        >
          <select
            aria-describedby="woo-weightUnit-help"
            id="woo-weightUnit"
            onChange={({ target }) => onType({ ...typed, weightUnit: target.value })}
            value={typed.weightUnit}
          >
            <option value="">Choose a unit</option>
            {Object.entries(WEIGHT_UNITS).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </Field>
      )}
      <div className="desk-buttons wide">{children}</div>
    </form>
  );
}
