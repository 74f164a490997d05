import { Link } from "react-router";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Contact } from "../about/contact.tsx";
import { StateChoice } from "../about/state-choice.tsx";
import { useInboxParams } from "../inbox-params.ts";

/** Who writes, how to reach them, and the state, set by hand. */
export function ConversationHead({ inquiry, onMore }: { inquiry: Inquiry; onMore: () => void }) {
  const { query } = useInboxParams();
  return (
    <header className="talk-head">
      <Link
        aria-label="Back to inquiries"
        className="iconbtn talk-back"
        to={`/admin/inquiries${query}`}
      >
        <Icon name="chevron-left" />
      </Link>
      <h1 id="inquiry-name">{inquiry.name}</h1>
      <p className="talk-contact">
        <Contact inquiry={inquiry} />
      </p>
      <StateChoice inquiry={inquiry} />
      <button
        aria-haspopup="dialog"
        aria-label={`More about ${inquiry.name} and this inquiry`}
        className="iconbtn talk-more"
        onClick={onMore}
        type="button"
      >
        <span aria-hidden="true" className="talk-dots" />
      </button>
    </header>
  );
}
