import { useQuery } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import type { Inquiry, InquiryPiece } from "#contract/sales/inquiries.ts";
import type { SavedReply } from "#contract/settings/saved-replies.ts";
import type { Settings } from "#contract/settings/settings.ts";
import { Icon } from "#web/ui/icon.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { moveMenuFocus } from "../../move-menu-focus.ts";
import { Popover } from "../../popover.tsx";
import { useNow } from "../../use-now.ts";
import { fillInReply } from "../fill-in-reply.ts";

const ADD_A_PHOTO = "Add a photo";

type Props = {
  inquiry: Inquiry;
  piece: InquiryPiece | undefined;
  onText: (text: string) => void;
  onFiles: (files: File[]) => void;
  onEdit: () => void;
};

/** The menu of saved replies and the photos of a reply; on the phone both behind one plus. */
export function ReplyTools({ inquiry, piece, onText, onFiles, onEdit }: Props) {
  const plus = useRef<HTMLButtonElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const [opened, setOpened] = useState<"plus" | "button" | null>(null);
  const { timeZone } = useDesk().settings;
  const now = useNow().toISOString();
  const settings = useQuery<Settings>({ queryKey: ["/api/settings"] });
  const replies = settings.data?.savedReplies ?? [];
  const close = () => setOpened(null);
  const fill = (text: string) => fillInReply(text, inquiry, piece, { timeZone, now });
  return (
    <>
      <button
        aria-expanded={opened === "plus"}
        aria-haspopup="menu"
        aria-label="Saved replies and photos"
        className="iconbtn reply-plus"
        onClick={() => setOpened("plus")}
        ref={plus}
        type="button"
      >
        <Icon name="plus" />
      </button>
      <button
        aria-expanded={opened === "button"}
        aria-haspopup="menu"
        className="btn quiet small reply-saved"
        onClick={() => setOpened("button")}
        ref={button}
        type="button"
      >
        Saved replies <Icon name="chevron-right" />
      </button>
      <PhotoButton onFiles={onFiles} ref={files} />
      {opened && (
        <Popover
          className="reply-menu"
          label="Saved replies"
          onClose={close}
          opener={opened === "plus" ? plus : button}
        >
          <SavedReplies
            onChoose={({ text }) => {
              close();
              onText(fill(text));
            }}
            preview={fill}
            replies={replies}
          >
            {opened === "plus" && (
              <button
                onClick={() => {
                  close();
                  files.current?.click();
                }}
                role="menuitem"
                tabIndex={-1}
                type="button"
              >
                <b>{ADD_A_PHOTO}</b>
              </button>
            )}
            <button
              className="reply-menu-edit"
              onClick={() => {
                close();
                onEdit();
              }}
              role="menuitem"
              tabIndex={-1}
              type="button"
            >
              Edit saved replies
            </button>
          </SavedReplies>
        </Popover>
      )}
    </>
  );
}

type PhotoButtonProps = {
  onFiles: (files: File[]) => void;
  ref: RefObject<HTMLInputElement | null>;
};

function PhotoButton({ onFiles, ref }: PhotoButtonProps) {
  return (
    <>
      <button
        aria-label={ADD_A_PHOTO}
        className="iconbtn reply-attach"
        onClick={() => ref.current?.click()}
        type="button"
      >
        <Icon name="clip" />
      </button>
      <input
        accept="image/*"
        aria-label={ADD_A_PHOTO}
        hidden
        multiple
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = "";
        }}
        ref={ref}
        type="file"
      />
    </>
  );
}

type MenuProps = {
  replies: SavedReply[];
  preview: (text: string) => string;
  onChoose: (reply: SavedReply) => void;
  children: ReactNode;
};

function SavedReplies({ replies, preview, onChoose, children }: MenuProps) {
  return (
    <div aria-label="Saved replies" onKeyDown={moveMenuFocus} role="menu" tabIndex={-1}>
      {replies.map((saved) => (
        <button
          key={saved.title}
          onClick={() => onChoose(saved)}
          role="menuitem"
          tabIndex={-1}
          type="button"
        >
          <b>{saved.title}</b>
          <small>{preview(saved.text)}</small>
        </button>
      ))}
      {children}
    </div>
  );
}
