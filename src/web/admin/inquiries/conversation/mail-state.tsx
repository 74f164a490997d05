import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Inquiry } from "#contract/inquiries.ts";
import type { OutgoingMail } from "#contract/outgoing-mails.ts";
import { callApi } from "../../api-client/call-api.ts";
import { refetch } from "../../api-client/refetch.ts";
import { useDesk } from "../../layout/use-desk.ts";
import { CopyButton } from "../../settings/copy-button.tsx";
import { useErrorToast } from "../../use-error-toast.ts";
import { useNow } from "../../use-now.ts";
import { firstName } from "../first-name.ts";
import { formatRecentTime } from "../format-recent.ts";
import { INQUIRY_WORDS } from "../messages.ts";

const { page } = INQUIRY_WORDS;

/** Whether the last reply was emailed; where it was not, other ways to bring the link to the customer. */
export function MailState({ inquiry }: { inquiry: Inquiry }) {
  const mails = useQuery<OutgoingMail[]>({
    queryKey: [`/api/outgoing-mails?about=inquiry&id=${inquiry.id}`],
  });
  const last = inquiry.messages.findLast(({ kind }) => kind !== "note" && kind !== "event");
  if (last?.kind !== "reply" || !mails.data) return null;
  const mail = mails.data.find(({ createdAt }) => createdAt >= last.at);
  return (
    <div className="talk-mail">
      {mail ? <Mailed mail={mail} /> : <NotMailed inquiry={inquiry} />}
    </div>
  );
}

function Mailed({ mail: { id, state, sentAt, failure } }: { mail: OutgoingMail }) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const retry = useRetry();
  if (state === "sent" && sentAt) {
    return <p>{page.mailed(formatRecentTime(sentAt, { timeZone, now }))}</p>;
  }
  if (state === "waiting" && failure === null) return <p>{page.mailing}</p>;
  return (
    <>
      <p className="err">{page.mailFailed(failure ?? "")}</p>
      <button
        className="link"
        disabled={retry.isPending}
        onClick={() => retry.mutate(id)}
        type="button"
      >
        {page.mailAgain}
      </button>
    </>
  );
}

function NotMailed({ inquiry: { name, email, privateUrl } }: { inquiry: Inquiry }) {
  const { businessName } = useDesk().settings;
  if (privateUrl === null) return null;
  const first = firstName(name);
  const subject = encodeURIComponent(page.mailSubject(businessName));
  const body = encodeURIComponent(page.mailBody(first, privateUrl, businessName));
  return (
    <>
      <p>{email ? page.notMailed(first) : page.call(first)}</p>
      {email && (
        <a className="link" href={`mailto:${email}?subject=${subject}&body=${body}`}>
          {page.mail}
        </a>
      )}
      <CopyButton label={page.copy} name={page.copyName} text={privateUrl} />
    </>
  );
}

function useRetry() {
  const client = useQueryClient();
  const showError = useErrorToast();
  return useMutation({
    mutationFn: (id: number) => callApi("POST", `/api/outgoing-mails/${id}/retry`, {}),
    onError: (error) => showError(page.mailAgainFailed, error),
    onSettled: () => refetch(client, "/api/outgoing-mails"),
  });
}
