import type { RefObject } from "react";
import { METAL_NAMES } from "#contract/catalogue/metal-prices/fine-metals.ts";
import {
  describeMetalPrice,
  type WeightUnit,
} from "#contract/catalogue/metal-prices/ounce-price.ts";
import { ConfirmDialog } from "../confirm-dialog.tsx";
import { PER_UNIT } from "./describe-price.ts";
import type { MetalForm } from "./use-metal-form.ts";

type Props = {
  form: MetalForm;
  isPending: boolean;
  onConfirm: () => void;
  ref: RefObject<HTMLDialogElement | null>;
};

/** Asks whether typed prices are right that are far from the last ones. */
export function UnusualPrice({ form, ...dialog }: Props) {
  return (
    <ConfirmDialog
      {...dialog}
      cancel="Check again"
      confirm="Yes, it’s right"
      id="unusual-price"
      question="Is this right?"
      text={form.unusual
        .map(({ metal, price, before }) => {
          const last = before === undefined ? null : describePrice(before, form.unit);
          return `${METAL_NAMES[metal]} is ${describePrice(price, form.unit)}. ${explainDoubt(last)}`;
        })
        .join(" ")}
    />
  );
}

const describePrice = (price: number, unit: WeightUnit): string =>
  `${describeMetalPrice(price, unit)} ${PER_UNIT[unit]}`;

/** Why a price is asked about, with the last one; null if there is none. */
const explainDoubt = (last: string | null) =>
  last === null
    ? "That’s far from what it usually costs. Check the unit."
    : `The last price was ${last}, more than a fifth away.`;
