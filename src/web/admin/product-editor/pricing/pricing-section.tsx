import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import type { ShownPricing } from "#contract/catalogue/pricing/pricing-schemas.ts";
import { ROUNDINGS } from "#contract/catalogue/roundings.ts";
import { Field } from "#web/ui/field.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { QueryState } from "../../query-state.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useAction } from "../../use-action.ts";
import { useErrorToast } from "../../use-error-toast.ts";
import { Input, Select } from "../../forms/controls.tsx";
import { type PricingForm, toPricingValues, usePricingForm } from "./use-pricing-form.ts";
import type { NewPricing } from "./use-new-pricing.ts";
import { PriceSum } from "./price-sum.tsx";
import "./pricing.css";

type Props = {
  /** Null for a new piece. */
  productId: number | null;
  /** What is typed for a new piece. */
  fresh: NewPricing;
};

/** How the price of a piece is built, for people with full access. Loaded when it is opened. */
export function PricingSection({ productId, fresh }: Props) {
  const hasFullAccess = useDesk().user.access === "everything";
  const [isOpen, setOpen] = useState(fresh.isTouched);
  if (!hasFullAccess) return null;
  return (
    <details
      className="product-more fold"
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      open={isOpen}
    >
      <summary>
        <b>How the price is built</b>
        <small>Metal, stones, findings, hours, mark-up. Only you see this.</small>
      </summary>
      {isOpen &&
        (productId === null ? <Fresh form={fresh.form} /> : <Stored productId={productId} />)}
    </details>
  );
}

const useMetalPrices = () => useQuery<MetalPricesAnswer>({ queryKey: ["/api/metal-prices"] });

function Fresh({ form }: { form: PricingForm }) {
  const metals = useMetalPrices();
  return (
    <QueryState keepData query={metals}>
      {(prices) => (
        <div className="stack">
          <PricingFields form={form} prices={prices} />
          <p className="pricing-hint">Saved when you create the piece.</p>
        </div>
      )}
    </QueryState>
  );
}

function Stored({ productId }: { productId: number }) {
  const pricing = useQuery<ShownPricing | null>({
    queryKey: [`/api/products/${productId}/pricing`],
    // A form must start from what is stored, not from what is cached.
    gcTime: 0,
  });
  const metals = useMetalPrices();
  return (
    <QueryState keepData query={pricing}>
      {(stored) => (
        <QueryState keepData query={metals}>
          {(prices) => <StoredPricing {...{ productId, stored, prices }} />}
        </QueryState>
      )}
    </QueryState>
  );
}

type StoredPricingProps = {
  productId: number;
  stored: ShownPricing | null;
  prices: MetalPricesAnswer;
};

/** The pricing of a stored piece. Saved apart from the piece, whenever a field that changed is left. */
function StoredPricing({ productId, stored, prices }: StoredPricingProps) {
  const form = usePricingForm(toPricingValues(stored));
  const save = useSavePricing(productId, form.input);
  return (
    <div className="stack" onBlur={() => save.saveIfChanged(form)}>
      <PricingFields form={form} prices={prices} />
      <output className="pricing-hint">
        {save.isPending ? "Saving…" : save.isSuccess && "Saved"}
      </output>
    </div>
  );
}

/** @param stored the form as it was opened */
function useSavePricing(productId: number, stored: PricingForm["input"]) {
  const client = useQueryClient();
  const showError = useErrorToast();
  const saved = useRef(JSON.stringify(stored));
  const path = `/api/products/${productId}/pricing`;
  const save = useAction({
    scope: { id: path },
    mutationFn: (input: PricingForm["input"]) => callApi<ShownPricing>("PUT", path, input),
    onError: (error) => {
      saved.current = "";
      showError("Couldn’t save how the price is built", error);
    },
    onSettled: () => refetch(client, "/api/repricing"),
  });
  return {
    isPending: save.isPending,
    isSuccess: save.isSuccess,
    saveIfChanged: ({ input, pricing }: PricingForm) => {
      const now = JSON.stringify(input);
      if (!pricing || now === saved.current) return;
      saved.current = now;
      save.mutate(input);
    },
  };
}

const NUMBER_LABELS = {
  loss: "Loss, % of the metal",
  stones: "Stones, $",
  findings: "Findings, $",
  hours: "Hours",
  rate: "Dollars an hour",
  cost: "Cost of the whole piece, $",
  markup: "Mark-up, % of the cost",
};

type PricingFieldsProps = { form: PricingForm; prices: MetalPricesAnswer };

/** The parts of the price and their sum. */
function PricingFields({ form, prices }: PricingFieldsProps) {
  const { values, set } = form;
  return (
    <>
      <div className="product-pair">
        <NumberField form={form} name="loss" />
        <NumberField form={form} name="stones" />
        <NumberField form={form} name="findings" />
        <NumberField form={form} name="hours" />
        <NumberField form={form} name="rate" />
        <NumberField
          form={form}
          help="Counts instead of the parts above. Leave blank to add them up."
          name="cost"
        />
        <NumberField
          form={form}
          help="Leave blank if you set the price another way."
          name="markup"
        />
        <Field label="Round">
          <Select
            onChoose={(rounding) => set({ rounding })}
            options={ROUNDINGS}
            value={values.rounding}
          />
        </Field>
        <Field label="Supplier">
          <Input
            maxLength={255}
            onChange={({ target }) => set({ supplier: target.value })}
            value={values.supplier}
          />
        </Field>
      </div>
      <Lock isLocked={values.locked} onChange={(locked) => set({ locked })} />
      {form.pricing && <PriceSum pricing={form.pricing} prices={prices} />}
    </>
  );
}

type NumberName = keyof typeof NUMBER_LABELS;

const NumberField = ({
  form,
  name,
  help,
}: {
  form: PricingForm;
  name: NumberName;
  help?: string;
}) => (
  <Field
    error={form.wrong.has(name) ? "Enter a number like 12.50." : undefined}
    help={help}
    id={`pricing-${name}`}
    label={NUMBER_LABELS[name]}
  >
    <Input
      inputMode="decimal"
      onChange={({ target }) => form.set({ [name]: target.value })}
      value={form.values[name]}
    />
  </Field>
);

type LockProps = { isLocked: boolean; onChange: (isLocked: boolean) => void };

function Lock({ isLocked, onChange }: LockProps) {
  return (
    <div className="pricing-lock">
      <label>
        <input
          aria-describedby="pricing-lock-help"
          checked={isLocked}
          onChange={({ target }) => onChange(target.checked)}
          type="checkbox"
        />
        Locked
      </label>
      <small id="pricing-lock-help">A locked price never follows the metals.</small>
    </div>
  );
}
