import { type RefObject, useRef, useState } from "react";
import { dayInTimeZone } from "#contract/end-of-day.ts";
import type { Inquiry, InquiryPiece } from "#contract/sales/inquiries.ts";
import { AvailabilityDot } from "#web/catalog/pieces/availability-dot.tsx";
import { Field } from "#web/ui/field.tsx";
import { Input } from "../../forms/controls.tsx";
import { useDesk } from "../../layout/use-desk.ts";
import { Popover } from "../../popover.tsx";
import { useNow } from "../../use-now.ts";
import { firstName } from "../../inquiries/describe-inquiry.ts";
import { formatRecentDay } from "../../inquiries/format-recent.ts";
import { useReserve } from "./use-reserve.ts";

type Props = { inquiry: Inquiry; piece: InquiryPiece };

/** Until when the piece is reserved for who asks, with another date and its release. */
export function HeldHere({ inquiry, piece }: Props) {
  const { timeZone } = useDesk().settings;
  const now = useNow();
  const { reserve, release } = useReserve(inquiry);
  const { productId, reservedUntil } = piece;
  if (productId === null) return null;
  const day = reservedUntil ? formatRecentDay(reservedUntil, { now, timeZone }) : "";
  const former = reservedUntil && dayInTimeZone(reservedUntil, timeZone);
  const text = `Reserved for ${firstName(inquiry.name)} until ${day}`;
  return (
    <div className="asked-held">
      <AvailabilityDot label={{ kind: "reserved", text }} />
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
