import { SettingsHeader } from "../settings-header.tsx";
import { DeskMailChoices } from "./desk-mails.tsx";
import { MailForm } from "./mail-form.tsx";
import { MailRecordsCheck } from "./mail-records.tsx";
import { MailboxLink } from "./mailbox-link.tsx";
import { TurnOffMail } from "./turn-off-mail.tsx";
import "../settings.css";

export const meta = () => [{ title: "Email, Settings" }];

/** How the shop sends mail, and what keeps it out of spam folders. */
export default function MailScreen() {
  return (
    <>
      <SettingsHeader
        lede="So your shop can send replies, receipts, and your newsletter."
        title="Email"
      />
      <MailForm />
      <DeskMailChoices />
      <MailboxLink />
      <MailRecordsCheck />
      <TurnOffMail />
    </>
  );
}
