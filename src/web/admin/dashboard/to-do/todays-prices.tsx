import { type FormEvent, useRef } from "react";
import type { FineMetal } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { MetalPricesAnswer } from "#contract/catalogue/metal-prices/metal-price-schemas.ts";
import { DEFAULT_REPRICING } from "#contract/catalogue/metal-prices/repricing-schemas.ts";
import { MetalField } from "../../metal-prices/metal-fields.tsx";
import { UnusualPrice } from "../../metal-prices/unusual-price.tsx";
import { useApplyRepricing } from "../../metal-prices/use-apply-repricing.ts";
import { useMetalForm } from "../../metal-prices/use-metal-form.ts";

type Props = { last: MetalPricesAnswer; metals: FineMetal[] };

/** A field for each metal whose price is old. */
export function TodaysPrices({ last, metals }: Props) {
  const form = useMetalForm(last);
  const question = useRef<HTMLDialogElement>(null);
  const save = useApplyRepricing(() => {
    question.current?.close();
    form.reset();
  });
  const record = () =>
    save.mutate({ ...DEFAULT_REPRICING, metals: form.newPrices, productIds: [] });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.isValid || !form.hasNewPrices) return;
    if (form.unusual.length > 0) question.current?.showModal();
    else record();
  };
  return (
    <form aria-label="Today’s prices" className="metal-line-prices" noValidate onSubmit={submit}>
      {form.metals
        .filter(({ metal }) => metals.includes(metal))
        .map((field) => (
          <MetalField field={field} form={form} key={field.metal} last={last} />
        ))}
      <button
        className="btn quiet small"
        disabled={save.isPending || !form.isValid || !form.hasNewPrices}
        type="submit"
      >
        {save.isPending ? "Saving…" : "Save"}
      </button>
      <UnusualPrice form={form} isPending={save.isPending} onConfirm={record} ref={question} />
    </form>
  );
}
