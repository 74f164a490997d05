import { MailForm } from "./mail-form.tsx";
import { MailRecordsCheck } from "./mail-records.tsx";
import { MailboxLink } from "./mailbox-link.tsx";
import { MAIL_WORDS } from "./messages.ts";
import { TurnOffMail } from "./turn-off-mail.tsx";

export const meta = () => [{ title: `${MAIL_WORDS.title}, Settings` }];

/** How the shop sends mail, and what keeps it out of spam folders. */
export default function MailScreen() {
  return (
    <>
      <header>
        <div>
          <h1>{MAIL_WORDS.title}</h1>
          <p>{MAIL_WORDS.lede}</p>
        </div>
      </header>
      <MailForm />
      <MailboxLink />
      <MailRecordsCheck />
      <TurnOffMail />
    </>
  );
}
