import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, type RefObject, useRef } from "react";
import { type Inquiry, type InquiryPiece, MAX_REPLY_LENGTH } from "#contract/sales/inquiries.ts";
import { isolateText } from "#contract/isolate-text.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { useAction } from "../../use-action.ts";
import { useMail } from "../../use-mail.ts";
import { firstName } from "../first-name.ts";
import { showInquiry } from "../use-change-inquiry.ts";
import { ReplyPhotos, useReplyPhotos } from "./reply-photos.tsx";
import { ReplyTools } from "./reply-tools.tsx";
import { SavedRepliesDialog } from "./saved-replies-dialog.tsx";
import type { ReplyDraft } from "./use-reply-draft.ts";
import "./reply-form.css";

type Props = {
  inquiry: Inquiry;
  piece: InquiryPiece | undefined;
  draft: ReplyDraft;
  ref: RefObject<HTMLTextAreaElement | null>;
  onLeave: () => void;
};

/** The reply: a text that grows, saved replies, photos. What can't be sent stays. */
export function ReplyForm({ inquiry, piece, draft, ref, onLeave }: Props) {
  const send = useSendReply(inquiry, draft);
  const photos = useReplyPhotos(draft);
  const savedReplies = useRef<HTMLDialogElement>(null);
  const name = firstName(inquiry.name);
  const label = `Reply to ${name}`;
  const canSend = !send.isPending && photos.entries.length === 0;
  const submit = () => {
    if (draft.text.trim() === "") ref.current?.focus();
    else if (canSend) send.mutate();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      submit();
    }
    if (event.key === "Escape") {
      event.preventDefault();
      onLeave();
    }
  };
  return (
    <>
      <form
        aria-label={label}
        className="reply"
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <ReplyPhotos draft={draft} photos={photos} />
        <label className="sr" htmlFor="reply-text">
          {label}
        </label>
        <div className="reply-grow" data-text={draft.text}>
          <textarea
            dir="auto"
            id="reply-text"
            maxLength={MAX_REPLY_LENGTH}
            onChange={({ target }) => draft.setText(target.value)}
            onKeyDown={press}
            placeholder={label}
            readOnly={send.isPending}
            ref={ref}
            rows={1}
            value={draft.text}
          />
        </div>
        <ReplyTools
          inquiry={inquiry}
          onEdit={() => openDialog(savedReplies)}
          onFiles={photos.add}
          onText={(text) => {
            draft.setText(draft.text.trim() === "" ? text : `${draft.text.trimEnd()}\n\n${text}`);
            ref.current?.focus();
          }}
          piece={piece}
        />
        <span aria-live="polite" className="reply-note">
          {draft.isSaved && "Draft saved"}
        </span>
        <button className="btn small reply-send" disabled={!canSend} type="submit">
          {send.isPending ? "Sending…" : "Send reply"}
        </button>
      </form>
      <SavedRepliesDialog ref={savedReplies} />
    </>
  );
}

function useSendReply({ id, name, email }: Inquiry, draft: ReplyDraft) {
  const canSend = useMail()?.canSend;
  const client = useQueryClient();
  const { toast } = useToast();
  const send = useAction({
    mutationFn: () =>
      callApi<Inquiry>("POST", `/api/inquiries/${id}/replies`, {
        text: draft.text,
        photos: draft.photos,
      }),
    onSuccess: (inquiry) => {
      draft.clear();
      // The mail follows, where the shop can send one.
      const isMailed = email !== null && canSend !== false;
      toast({
        title: isMailed
          ? "Reply sent"
          : `Posted on ${isolateText(firstName(name))}’s page. Not emailed.`,
      });
      showInquiry(client, inquiry);
    },
    onError: (error) =>
      toast({
        title: "Reply not sent",
        description: error.message,
        variant: "destructive",
        action: { label: "Try again", onPress: () => send.mutate() },
      }),
  });
  return send;
}
