import { useId } from "react";
import { InquiryForm } from "../inquiry/inquiry-form.tsx";
import { InquirySent } from "../inquiry/inquiry-sent.tsx";
import { useInquiryForm } from "../inquiry/use-inquiry-form.ts";
import type { ComparedPiece, ShortlistShop } from "./compared-piece.ts";

type Props = { pieces: ComparedPiece[]; shop: ShortlistShop; mailto: string };

/** The form of one message about all pieces of the list, and what is there once it is sent. */
export default function AskForm({ pieces, mailto, shop }: Props) {
  const about = { pieces, asksRingSize: pieces.some(({ isRing }) => isRing) };
  const form = useInquiryForm(about, "shortlist");
  const sentId = useId();
  return form.sent ? (
    <div className="inquiry sent">
      <InquirySent onAnother={form.writeAnother} sent={form.sent} titleId={sentId} />
    </div>
  ) : (
    <InquiryForm
      about={about}
      focusesName={false}
      form={form}
      hasPrivacyPolicy={shop.hasPrivacyPolicy}
      mailto={mailto}
    />
  );
}
