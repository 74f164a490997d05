import { useRef } from "react";
import { convertRingSize, ringCircumference } from "#contract/catalogue/rings/convert-ring-size.ts";
import { formatRingSize, ringDiameter } from "#contract/catalogue/rings/ring-size.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { useInquiryPanel } from "../inquiry/use-inquiry-panel.ts";
import { useInquiryShop } from "../layout/use-inquiry-shop.ts";
import { formatMailto } from "#contract/mailto.ts";
import { MESSAGES } from "./messages.ts";

type Props = { size: number | null; piece: Product | null };

/** The size in four systems, and the form to ask for a ring in it. */
export function FoundSize({ size, piece }: Props) {
  return (
    <div className="ring-size-part ring-size-found">
      <h2>{MESSAGES.result.title}</h2>
      <div className="ring-size-work">
        <div aria-live="polite">
          {size === null ? <p>{MESSAGES.result.none}</p> : <Sizes size={size} />}
        </div>
        {size !== null && <Ask piece={piece} ringSize={formatRingSize(size)} />}
      </div>
    </div>
  );
}

function Sizes({ size }: { size: number }) {
  const { us, uk, eu, jp } = convertRingSize(size);
  const entries = [
    [MESSAGES.table.us, us],
    [MESSAGES.table.uk, uk],
    [MESSAGES.table.eu, eu],
    [MESSAGES.table.jp, jp ?? MESSAGES.table.none],
  ] as const;
  return (
    <>
      <dl>
        {entries.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="ring-size-note">
        {MESSAGES.result.measure(ringDiameter(size).toFixed(1), ringCircumference(size).toFixed(1))}
      </p>
    </>
  );
}

/** Asks about the ring that the visitor came from, else about any. */
function Ask({ piece, ringSize }: { piece: Product | null; ringSize: string }) {
  const shop = useInquiryShop();
  const { Panel, open, close } = useInquiryPanel(shop);
  const link = useRef<HTMLAnchorElement>(null);
  if (!shop.email) return null;
  const subject = piece?.name ?? MESSAGES.result.subject;
  const mailto = formatMailto(shop.email, subject, [MESSAGES.result.ringSize(ringSize), "", ""]);
  const pieces = piece ? [piece] : [];
  return (
    <>
      <a className="btn" href={mailto} onClick={open} ref={link}>
        {piece ? MESSAGES.result.askPiece : MESSAGES.result.ask}
      </a>
      {Panel && (
        <Panel
          about={{ pieces, asksRingSize: true, ringSize, mailto }}
          onClose={close}
          opener={link}
          shop={shop}
        />
      )}
    </>
  );
}
