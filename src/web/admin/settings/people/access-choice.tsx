import type { Access } from "#contract/access/sign-in.ts";
import { SegmentedChoice } from "../../forms/segmented-choice.tsx";

/** What each access is called. */
export const ACCESS_LABELS = {
  everything: "Everything",
  pieces: "Pieces and collections",
};

const ACCESS_HELP = {
  everything: "They can open and change everything, people and backups included.",
  pieces:
    "They can add and edit pieces and collections, but can’t open orders, customers, settings, or backups.",
};

const OPTIONS = [
  { value: "everything", label: ACCESS_LABELS.everything },
  { value: "pieces", label: ACCESS_LABELS.pieces },
] as const;

/** What a person may do, with what that means. */
export function AccessChoice({
  value,
  onChange,
}: {
  value: Access;
  onChange: (access: Access) => void;
}) {
  return (
    <div className="people-access">
      <span aria-hidden="true">Access</span>
      <SegmentedChoice label="Access" onChange={onChange} options={OPTIONS} value={value} />
      <p>{ACCESS_HELP[value]}</p>
    </div>
  );
}
