import { useQuery } from "@tanstack/react-query";
import { type ReactNode, type RefObject, useRef } from "react";
import type { Inquiry, InquiryPiece } from "#contract/sales/inquiries.ts";
import type { SavedReply } from "#contract/settings/saved-replies.ts";
import type { Settings } from "#contract/settings/settings.ts";
import { Icon } from "#web/ui/icon.tsx";
import { formatPrice } from "#contract/decimals.ts";
import { DeskIcon } from "../../desk-icon.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { MenuButton, MenuItem } from "../../menu.tsx";
import { useNow } from "../../use-now.ts";
import { firstName, pieceLabel } from "../describe-inquiry.ts";

const ADD_A_PHOTO = "Add a photo";

type Props = {
  inquiry: Inquiry;
  piece: InquiryPiece | undefined;
  similar: string | null;
  onText: (text: string) => void;
  onEdit: () => void;
};

/** The menu of saved replies and the photos of a reply; on the phone both behind one plus. */
export function ReplyTools({ onFiles, ...props }: Props & { onFiles: (files: File[]) => void }) {
  const plus = useRef<HTMLButtonElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const settings = useQuery<Settings>({ queryKey: ["/api/settings"] });
  const replies = settings.data?.savedReplies ?? [];
  const addPhoto = (
    <MenuItem onChoose={() => files.current?.click()}>
      <b>{ADD_A_PHOTO}</b>
    </MenuItem>
  );
  const menu = { menuClass: "menu reply-menu", menuLabel: "Saved replies" };
  return (
    <>
      <MenuButton
        {...menu}
        aria-label="Saved replies and photos"
        className="iconbtn reply-plus"
        items={<ReplyItems {...props} addPhoto={addPhoto} replies={replies} />}
        ref={plus}
      >
        <Icon name="plus" />
      </MenuButton>
      <MenuButton
        {...menu}
        className="btn quiet small reply-saved"
        items={<ReplyItems {...props} replies={replies} />}
        ref={button}
      >
        Saved replies <Icon name="chevron-right" />
      </MenuButton>
      <PhotoButton onFiles={onFiles} ref={files} />
    </>
  );
}

type ItemsProps = Props & { replies: SavedReply[]; addPhoto?: ReactNode };

function ReplyItems({ inquiry, piece, similar, onText, onEdit, replies, addPhoto }: ItemsProps) {
  const { timeZone } = useDesk().settings;
  const now = useNow().toISOString();
  const fill = (text: string) => fillInReply(text, inquiry, piece, { timeZone, now });
  return (
    <>
      {replies.map(({ title, text }) => (
        <MenuItem key={title} onChoose={() => onText(fill(text))}>
          <b>{title}</b>
          <small>{fill(text)}</small>
        </MenuItem>
      ))}
      {similar !== null && (
        <MenuItem onChoose={() => onText(similar)}>
          <b>Offer a similar one</b>
          <small>{similar}</small>
        </MenuItem>
      )}
      {addPhoto}
      <MenuItem className="reply-menu-edit" onChoose={onEdit}>
        Edit saved replies
      </MenuItem>
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
        <DeskIcon name="clip" />
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

type When = { timeZone: string; now: string };

/** A saved reply with the first name and the facts of the piece; what is not known is left out. */
export function fillInReply(
  text: string,
  { name }: Pick<Inquiry, "name">,
  piece: InquiryPiece | undefined,
  when: When,
): string {
  const facts: Record<string, string | undefined> = {
    name: firstName(name),
    piece: piece?.name,
    price: piece?.price ? formatPrice(piece.price) : undefined,
    availability: piece && startLowercase(pieceLabel(piece, when)?.text ?? ""),
  };
  return text
    .replaceAll(/\{(name|piece|price|availability)\}/g, (_, fact: string) => facts[fact] ?? "")
    .replaceAll(/ {2,}/g, " ");
}

/** Within a sentence; the month of "Reserved until November 30" keeps its capital. */
const startLowercase = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);
