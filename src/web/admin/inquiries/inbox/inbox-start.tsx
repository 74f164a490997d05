import { INQUIRY_WORDS } from "../messages.ts";

/** Beside the list while no conversation is open. */
export default function InboxStart() {
  return (
    <div className="inbox-start">
      <p>{INQUIRY_WORDS.list.choose}</p>
      <p>{INQUIRY_WORDS.list.chooseKeys}</p>
    </div>
  );
}
