import { INQUIRY_STATES, type Inquiry, type InquiryState } from "#contract/sales/inquiries.ts";
import { INQUIRY_STATE_LABELS } from "../inquiry-state-labels.ts";
import { useSetInquiryState } from "../use-change-inquiry.ts";

/** The state, set by hand. Renders nothing for a held inquiry. */
export function StateChoice({ inquiry, id = "inquiry-state" }: { inquiry: Inquiry; id?: string }) {
  const change = useSetInquiryState(inquiry.id);
  if (inquiry.state === "to-check") return null;
  const state = change.isPending ? change.variables : inquiry.state;
  return (
    <div className="talk-state">
      <label className="sr" htmlFor={id}>
        Status
      </label>
      <select
        id={id}
        onChange={({ target }) => change.mutate(target.value as InquiryState)}
        value={state}
      >
        {INQUIRY_STATES.filter((each) => each !== "to-check").map((each) => (
          <option key={each} value={each}>
            {INQUIRY_STATE_LABELS[each]}
          </option>
        ))}
      </select>
    </div>
  );
}
