import { useQueryClient } from "@tanstack/react-query";
import { type KeyboardEvent, type RefObject, useRef } from "react";
import { type Inquiry, type InquiryPiece, MAX_REPLY_LENGTH } from "#contract/sales/inquiries.ts";
import { isolateText } from "#contract/isolate-text.ts";
import { openDialog } from "#web/ui/dialog.tsx";
import { useToast } from "#web/ui/toaster.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { Meter } from "#web/ui/meter.tsx";
import { callApi } from "../../api-client/call-api.ts";
import { useAction } from "../../use-action.ts";
import { useMail } from "../../use-mail.ts";
import { useUploads } from "../../photos/use-uploads.ts";
import { firstName } from "../describe-inquiry.ts";
import { showInquiry } from "../use-change-inquiry.ts";
import { type ReplyDraft, useReplyDraft } from "./use-reply-draft.ts";
import { ReplyTools } from "./reply-tools.tsx";
import { SavedRepliesDialog } from "./saved-replies-dialog.tsx";
import "./reply-form.css";

const MOST = 10;

type Props = {
  inquiry: Inquiry;
  piece: InquiryPiece | undefined;
  /** A text that offers a similar piece; null where there is no reason to. */
  similar: string | null;
  ref: RefObject<HTMLTextAreaElement | null>;
  onLeave: () => void;
};

/** The reply: a text that grows, saved replies, photos. What can't be sent stays. */
export function ReplyForm({ inquiry, piece, similar, ref, onLeave }: Props) {
  const draft = useReplyDraft(inquiry.id);
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
          similar={similar}
        />
        <span aria-live="polite" className="reply-note">
          {draft.isSaved && "Draft saved"}
        </span>
        <button className="btn small quiet reply-send" disabled={!canSend} type="submit">
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

/** Uploads the photos of a reply into its draft. */
function useReplyPhotos(draft: ReplyDraft) {
  const { toast } = useToast();
  const uploads = useUploads({
    onDone: ({ url }) => draft.addPhoto(url),
    onFailed: ({ id, reason }) => {
      toast({ title: "Couldn’t add the photo", description: reason, variant: "destructive" });
      uploads.cancel(id);
    },
  });
  return {
    entries: uploads.entries,
    add: (files: File[]) => uploads.add(files.slice(0, MOST - draft.photos.length)),
  };
}

type UseReplyPhotosProps = { draft: ReplyDraft; photos: ReturnType<typeof useReplyPhotos> };

/** The photos that go with the reply. Renders nothing without any. */
function ReplyPhotos({ draft, photos }: UseReplyPhotosProps) {
  if (draft.photos.length + photos.entries.length === 0) return null;
  return (
    <ul className="cluster reply-photos">
      {draft.photos.map((url, index) => (
        <li key={url}>
          <img alt="" src={url} />
          <button
            aria-label={`Remove photo ${index + 1}`}
            className="iconbtn"
            onClick={() => draft.removePhoto(url)}
            type="button"
          >
            <Icon name="close" />
          </button>
        </li>
      ))}
      {photos.entries.map(({ id, preview, sent }) => (
        <li className="reply-photo-pending" key={id}>
          {preview && <img alt="" src={preview} />}
          <Meter label="Uploading a photo" max={1} value={sent} />
        </li>
      ))}
    </ul>
  );
}
