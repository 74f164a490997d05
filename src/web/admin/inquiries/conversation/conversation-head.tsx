import { Link } from "react-router";
import { INQUIRY_STATES, type Inquiry, type InquiryState } from "#contract/inquiries.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useInboxParams } from "../inbox-params.ts";
import { INQUIRY_WORDS } from "../messages.ts";
import { useSetInquiryState } from "../use-change-inquiry.ts";

const { talk } = INQUIRY_WORDS;

/** Who writes, how to reach them, and the state, set by hand. */
export function ConversationHead({ inquiry, onMore }: { inquiry: Inquiry; onMore: () => void }) {
  const { query } = useInboxParams();
  return (
    <header className="talk-head">
      <Link aria-label={talk.back} className="iconbtn talk-back" to={`/admin/inquiries${query}`}>
        <Icon name="chevron-left" />
      </Link>
      <h1 id="inquiry-name">{inquiry.name}</h1>
      <p className="talk-contact">
        <Contact inquiry={inquiry} />
      </p>
      <StateChoice inquiry={inquiry} />
      <button
        aria-haspopup="dialog"
        aria-label={talk.more(inquiry.name)}
        className="iconbtn talk-more"
        onClick={onMore}
        type="button"
      >
        <span aria-hidden="true" className="talk-dots" />
      </button>
    </header>
  );
}

export function Contact({ inquiry: { email, phone } }: { inquiry: Inquiry }) {
  return (
    <>
      {email && (
        <a className="link" href={`mailto:${email}`}>
          {email}
        </a>
      )}
      {phone && (
        <a className="link" href={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>
          {phone}
        </a>
      )}
    </>
  );
}

export function StateChoice({ inquiry, id = "inquiry-state" }: { inquiry: Inquiry; id?: string }) {
  const change = useSetInquiryState(inquiry.id);
  if (inquiry.state === "to-check") return null;
  const state = change.isPending ? change.variables : inquiry.state;
  return (
    <div className="talk-state">
      <label className="sr" htmlFor={id}>
        {talk.status}
      </label>
      <select
        id={id}
        onChange={({ target }) => change.mutate(target.value as InquiryState)}
        value={state}
      >
        {INQUIRY_STATES.filter((each) => each !== "to-check").map((each) => (
          <option key={each} value={each}>
            {INQUIRY_WORDS.states[each]}
          </option>
        ))}
      </select>
    </div>
  );
}
