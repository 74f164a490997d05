import { type RefObject, useRef, useState } from "react";
import { dayInTimeZone, endOfDay } from "#contract/end-of-day.ts";
import type { Inquiry, InquiryPiece } from "#contract/sales/inquiries.ts";
import { AvailabilityDot } from "#web/catalog/pieces/availability-dot.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "../../forms/controls.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { Popover } from "../../popover.tsx";
import { useNow } from "../../use-now.ts";
import { firstName } from "../describe-inquiry.ts";
import { formatRecentDay } from "../format-recent.ts";
import { useHasBought } from "./use-sales.ts";
import { defaultLastDay, useReserve } from "./use-reserve.ts";

type Props = { inquiry: Inquiry; piece: InquiryPiece; onOfferSimilar: () => void };

/** Reserves the piece at once; a reserved one shows until when, and one of somebody else's what else to offer. */
export function Reservation({ inquiry, piece, onOfferSimilar }: Props) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const { reserve, release } = useReserve(inquiry);
  const { productId, availability } = piece;
  const hasBought = useHasBought(inquiry, productId);
  const name = firstName(inquiry.name);
  const until = (instant: string) => formatRecentDay(instant, { now, timeZone });
  if (productId === null) return null;
  if (piece.isReservedHere) {
    const day = piece.reservedUntil ? until(piece.reservedUntil) : "";
    const former = piece.reservedUntil && dayInTimeZone(piece.reservedUntil, timeZone);
    return (
      <div className="about-held">
        <AvailabilityDot label={{ kind: "reserved", text: `Reserved for ${name} until ${day}` }} />
        <span>
          <ChangeDate
            isPending={reserve.isPending}
            onSave={(changed) => reserve.mutate({ productId, until: changed, former })}
            until={former}
          />
          <button
            className="link"
            disabled={release.isPending}
            onClick={() => release.mutate({ productId, piece: piece.name })}
            type="button"
          >
            Release
          </button>
        </span>
      </div>
    );
  }
  if (availability === "available") {
    const last = defaultLastDay(now, timeZone);
    return (
      <button
        className="btn small soft"
        disabled={reserve.isPending}
        onClick={() => reserve.mutate({ productId, until: last })}
        type="button"
      >
        {`Reserve for ${name} until ${until(endOfDay(last, timeZone))}`}
      </button>
    );
  }
  if (availability === "made_to_order" || hasBought) return null;
  return (
    <button className="btn small soft" onClick={onOfferSimilar} type="button">
      Offer a similar one
    </button>
  );
}

type ChangeDateProps = {
  until: string | null;
  isPending: boolean;
  onSave: (day: string) => void;
};

function ChangeDate({ until, isPending, onSave }: ChangeDateProps) {
  const opener = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        aria-expanded={isOpen}
        aria-haspopup="dialog"
        className="link"
        disabled={isPending}
        onClick={() => setOpen(!isOpen)}
        ref={opener}
        type="button"
      >
        Change date
      </button>
      {isOpen && (
        <DateBox
          onClose={() => setOpen(false)}
          onSave={(day) => {
            setOpen(false);
            onSave(day);
          }}
          opener={opener}
          until={until}
        />
      )}
    </>
  );
}

type DateBoxProps = {
  opener: RefObject<HTMLButtonElement | null>;
  until: string | null;
  onClose: () => void;
  onSave: (day: string) => void;
};

function DateBox({ opener, until, onClose, onSave }: DateBoxProps) {
  const [day, setDay] = useState(until ?? "");
  const { timeZone } = useDesk().settings;
  const now = useNow();
  return (
    <Popover label="Change date" onClose={onClose} opener={opener}>
      <form
        className="stack-close"
        onSubmit={(event) => {
          event.preventDefault();
          if (day !== "") onSave(day);
        }}
      >
        <Field id="reserved-until" label="Reserved until">
          <Input
            min={dayInTimeZone(now.toISOString(), timeZone)}
            onChange={({ target }) => setDay(target.value)}
            required
            type="date"
            value={day}
          />
        </Field>
        <button className="btn small" type="submit">
          Save
        </button>
      </form>
    </Popover>
  );
}
