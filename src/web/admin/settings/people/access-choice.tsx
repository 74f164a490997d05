import type { Access } from "#contract/access/sign-in.ts";
import { SegmentedChoice } from "../../forms/segmented-choice.tsx";
import { PEOPLE_WORDS } from "./messages.ts";

const OPTIONS = [
  { value: "everything", label: PEOPLE_WORDS.access.everything },
  { value: "pieces", label: PEOPLE_WORDS.access.pieces },
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
      <span aria-hidden="true">{PEOPLE_WORDS.invite.access}</span>
      <SegmentedChoice
        label={PEOPLE_WORDS.invite.access}
        onChange={onChange}
        options={OPTIONS}
        value={value}
      />
      <p>{PEOPLE_WORDS.accessHelp[value]}</p>
    </div>
  );
}
