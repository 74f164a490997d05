import { useState } from "react";
import type { StateChoice } from "#contract/catalogue/piece-states.ts";
import { StateFields } from "../../piece-state/state-fields.tsx";
import type { BulkAction } from "./use-bulk-change.ts";

/** The state that the pieces shall be in. */
export function StateChoiceFields({ onChange }: { onChange: (action: BulkAction) => void }) {
  const [choice, setChoice] = useState<Partial<StateChoice>>({});
  return (
    <StateFields
      choice={choice}
      onChange={(next) => {
        setChoice(next);
        onChange({ action: "state", to: { ...next, reservedUntil: next.reservedUntil || null } });
      }}
    />
  );
}
