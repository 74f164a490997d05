import { useState } from "react";
import { SegmentedChoice } from "../../forms/segmented-choice.tsx";
import type { BulkAction } from "./use-bulk-change.ts";

const OPTIONS = [
  { value: "sure", label: "What is sure" },
  { value: "guesses", label: "Guesses too" },
] as const;

export const SURE_FACTS = { action: "facts", areGuessesIncluded: false } as const;

/** Whether details are filled in where the words of a piece leave a doubt. */
export function FactsChoice({ onChange }: { onChange: (action: BulkAction) => void }) {
  const [value, setValue] = useState<(typeof OPTIONS)[number]["value"]>("sure");
  return (
    <>
      <p className="bulk-hint">
        Metals, stones, ring size, length, width and chain, read from each piece’s materials,
        dimensions, name and description. What is filled in already stays.
      </p>
      <SegmentedChoice
        label="Fill in"
        onChange={(chosen) => {
          setValue(chosen);
          onChange({ ...SURE_FACTS, areGuessesIncluded: chosen === "guesses" });
        }}
        options={OPTIONS}
        value={value}
      />
    </>
  );
}
