import { FINE_METALS, METAL_NAMES } from "#contract/catalogue/metal-prices/fine-metals.ts";
import type { PriceAnswer } from "#contract/catalogue/metal-prices/source/price-source-schemas.ts";
import { SegmentedChoice } from "../../forms/segmented-choice.tsx";
import { CsvTable } from "./csv-table.tsx";
import { JsonTree } from "./json-tree.tsx";
import { SOURCE_WORDS } from "./messages.ts";
import type { SourceForm } from "./use-source-form.ts";

const METALS = FINE_METALS.map((value) => ({ value, label: METAL_NAMES[value] }));

/** What the address answered, in which each price is chosen by pressing it. */
export function Answer({ answer, form }: { answer: PriceAnswer; form: SourceForm }) {
  const { metal } = form;
  const label = SOURCE_WORDS.answer(answer.host);
  const isComplete = FINE_METALS.every((each) => form.picks[each]);
  return (
    <section aria-labelledby="source-answer" className="source-answer">
      <h2 id="source-answer">{label}</h2>
      <div className="source-choose">
        <span aria-hidden="true">{SOURCE_WORDS.choose}</span>
        <SegmentedChoice
          label={SOURCE_WORDS.choose}
          onChange={form.setMetal}
          options={METALS}
          value={metal}
        />
      </div>
      <output className="source-hint">
        {isComplete ? SOURCE_WORDS.allChosen : SOURCE_WORDS.chooseHelp(metal)}
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
