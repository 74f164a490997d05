import { useState } from "react";
import { SegmentedChoice } from "../../forms/segmented-choice.tsx";
import type { BulkAction } from "./use-bulk-change.ts";
import { MESSAGES } from "./messages.ts";

const OPTIONS = [
  { value: "sure", label: MESSAGES.onlySure },
  { value: "guesses", label: MESSAGES.alsoGuesses },
] as const;

export const SURE_FACTS = { action: "facts", areGuessesIncluded: false } as const;

/** Whether details are filled in where the words of a piece leave a doubt. */
export function FactsChoice({ onChange }: { onChange: (action: BulkAction) => void }) {
  const [value, setValue] = useState<(typeof OPTIONS)[number]["value"]>("sure");
  return (
    <>
      <p className="bulk-hint">{MESSAGES.factsHint}</p>
      <SegmentedChoice
        label={MESSAGES.fillIn}
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
