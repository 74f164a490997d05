import {
  FINE_METALS,
  METAL_NAMES,
  type FineMetal,
} from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { PriceAnswer } from "#contract/catalogue/metal-prices/source/price-source-schemas.ts";
import { SegmentedChoice } from "../../forms/segmented-choice.tsx";
import { CsvTable } from "./csv-table.tsx";
import { JsonTree } from "./json-tree.tsx";
import type { SourceForm } from "./use-source-form.ts";

const METAL: Record<FineMetal, string> = {
  gold: "gold",
  silver: "silver",
  platinum: "platinum",
  palladium: "palladium",
};

const CHOOSE_PRICE = "Choose the price of";

const METALS = FINE_METALS.map((value) => ({ value, label: METAL_NAMES[value] }));

/** What the address answered, in which each price is chosen by pressing it. */
export function Answer({ answer, form }: { answer: PriceAnswer; form: SourceForm }) {
  const { metal } = form;
  const label = `The answer of ${answer.host}`;
  const isComplete = FINE_METALS.every((each) => form.picks[each]);
  return (
    <section aria-labelledby="source-answer" className="source-answer">
      <h2 id="source-answer">{label}</h2>
      <div className="source-choose">
        <span aria-hidden="true">{CHOOSE_PRICE}</span>
        <SegmentedChoice
          label={CHOOSE_PRICE}
          onChange={form.setMetal}
          options={METALS}
          value={metal}
        />
      </div>
      <output className="source-hint">
        {isComplete
          ? "Every metal has a price. Press another value to change one."
          : explainChoice(metal)}
      </output>
      <div className="source-shown">
        {answer.format === "csv" ? (
          <CsvTable form={form} label={label} rows={answer.data as string[][]} />
        ) : (
          <JsonTree form={form} position={[]} value={answer.data} />
        )}
      </div>
    </section>
  );
}

const explainChoice = (metal: FineMetal) => `Press the price of ${METAL[metal]} below.`;
