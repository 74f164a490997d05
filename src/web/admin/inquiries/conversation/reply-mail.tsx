import { useQuery } from "@tanstack/react-query";
import { formatMailto } from "#contract/mailto.ts";
import type { Inquiry } from "#contract/sales/inquiries.ts";
import { isolateText } from "#contract/isolate-text.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { LinkButton } from "../../link-button.tsx";
import { MailState } from "../../outgoing-mails/mail-state.tsx";
import { outgoingMailsQuery } from "../../outgoing-mails/outgoing-mails-query.ts";
import { useMail } from "../../use-mail.ts";
import { firstName } from "../describe-inquiry.ts";

/** Whether the last reply was emailed; where it was not, other ways to bring the link to the customer. */
export function ReplyMail({ inquiry }: { inquiry: Inquiry }) {
  const { data: mails } = useQuery(outgoingMailsQuery({ kind: "inquiry", id: inquiry.id }));
  const canSend = useMail()?.canSend;
  const last = inquiry.messages.findLast(({ kind }) => kind !== "note" && kind !== "event");
  if (last?.kind !== "reply" || !mails) return null;
  const mail = mails.find(({ kind, createdAt }) => kind === "reply" && createdAt >= last.at);
  return (
    <div className="talk-mail">
      {mail && <MailState mail={mail} {...(inquiry.email && { to: inquiry.email })} />}
      {mail?.state !== "sent" && !(mail && canSend !== false) && <NotMailed inquiry={inquiry} />}
    </div>
  );
}

function NotMailed({ inquiry: { name, email, privateUrl } }: { inquiry: Inquiry }) {
  const { businessName } = useDesk().settings;
  if (privateUrl === null) return null;
  const first = firstName(name);
  const subject = `Your inquiry at ${businessName}`;
  const lines = `Hi ${first},\n\nI answered you here: ${privateUrl}\n\n${businessName}`.split("\n");
  return (
    <>
      <p>
        {email
          ? `This reply is on ${first}’s page. It wasn’t emailed.`
          : `${isolateText(first)} left no email address. Call, or send the link by text message.`}
      </p>
      {email && (
        <a className="link" href={formatMailto(email, subject, lines)}>
          Email the link
        </a>
      )}
      <LinkButton name="to the private page" title="Your inquiry" url={privateUrl} />
    </>
  );
}
