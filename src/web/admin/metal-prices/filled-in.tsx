import { FINE_METALS, METAL_NAMES } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { ReadPrices } from "#contract/catalogue/metal-prices/price-file.ts";
import { DeskIcon } from "../desk-icon.tsx";

/** Prices that a file or a web address gave, and what else there is to say of them. */
export type Filled = { title: string; prices: Omit<ReadPrices, "skipped">; notes: string[] };

type Props = Filled & { onRestore: () => void };

/** Says which prices were filled in, from where, and takes them back. */
export function FilledIn({ title, prices, notes, onRestore }: Props) {
  const metals = FINE_METALS.filter((metal) => prices[metal] !== undefined);
  const names = metals.map((metal) => METAL_NAMES[metal].toLowerCase());
  return (
    <>
      <DeskIcon name="check" />
      <b>{title}</b>
      <p>
        {[`Filled in below: ${new Intl.ListFormat("en-US").format(names)}.`, ...notes].join(" ")}{" "}
        <button className="link" onClick={onRestore} type="button">
          Restore the previous prices
        </button>
      </p>
    </>
  );
}
