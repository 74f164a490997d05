import { useState } from "react";
import {
  type Pricing,
  pricingInput,
  type ShownPricing,
} from "#contract/catalogue/pricing/pricing-schemas.ts";

/** The fields of the form, as typed. */
export type PricingValues = Record<
  "loss" | "stones" | "findings" | "hours" | "rate" | "cost" | "markup" | "supplier",
  string
> & { rounding: Pricing["rounding"]; locked: boolean };

/** "0.00" is shown as nothing: the field was left empty. */
const blankZero = (value: string | null): string =>
  value === null || Number(value) === 0 ? "" : value;

export const toPricingValues = (stored: ShownPricing | null): PricingValues => ({
  loss: blankZero(stored?.loss ?? null),
  stones: blankZero(stored?.stones ?? null),
  findings: blankZero(stored?.findings ?? null),
  hours: blankZero(stored?.hours ?? null),
  rate: blankZero(stored?.rate ?? null),
  cost: stored?.cost ?? "",
  markup: stored?.markup ?? "",
  supplier: stored?.supplier ?? "",
  rounding: stored?.rounding ?? "nearest-5",
  locked: stored?.locked ?? false,
});

/** What is typed of how a price is built; parsed to cents where it is right. */
export function usePricingForm(first: PricingValues) {
  const [values, setValues] = useState(first);
  const input = {
    ...values,
    loss: values.loss.trim() || "0",
    stones: values.stones.trim() || "0",
    findings: values.findings.trim() || "0",
    hours: values.hours.trim() || "0",
    rate: values.rate.trim() || "0",
    cost: values.cost.trim() || null,
    markup: values.markup.trim() || null,
  };
  const parsed = pricingInput.safeParse(input);
  return {
    values,
    set: (changed: Partial<PricingValues>) => setValues((before) => ({ ...before, ...changed })),
    /** As the call takes it. */
    input,
    pricing: parsed.data ?? null,
    wrong: new Set(parsed.error?.issues.map(({ path }) => String(path[0])) ?? []),
  };
}
export type PricingForm = ReturnType<typeof usePricingForm>;
