import { useNavigate } from "react-router";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import { HELD_REASONS } from "../describe-inquiry.ts";
import { useCheckInquiries } from "../use-check-inquiries.ts";

/** Why a message is held, and what to do with it, in place of the reply. */
export function HeldBar({ inquiry: { id, heldBecause } }: { inquiry: Inquiry }) {
  const navigate = useNavigate();
  const check = useCheckInquiries(({ action }) => {
    if (action === "delete") void navigate("/admin/inquiries?state=to-check");
  });
  return (
    <div className="stack-close ruled-ink held-foot">
      <p>
        {heldBecause && <b>{HELD_REASONS[heldBecause]}. </b>}
        Held back because it looks like spam. Nobody was emailed.
      </p>
      <div>
        <button
          className="btn small"
          disabled={check.isPending}
          onClick={() => check.mutate({ ids: [id], action: "accept" })}
          type="button"
        >
          Accept
        </button>
        <button
          className="btn small quiet"
          disabled={check.isPending}
          onClick={() => check.mutate({ ids: [id], action: "delete" })}
          type="button"
        >
          Delete
        </button>
      </div>
    </div>
  );
}
