import { convertRingSize, ringCircumference } from "#contract/catalogue/rings/convert-ring-size.ts";
import { formatRingSize, ringDiameter } from "#contract/catalogue/rings/ring-size.ts";
import type { AskedPiece, InquiryShop } from "../inquiry/inquiry-about.ts";
import { InquiryIsland } from "../inquiry/inquiry-island.tsx";
import { formatMailto } from "#contract/mailto.ts";

type Props = { size: number | null; piece: AskedPiece | null; shop: InquiryShop };

/** The size in four systems, and the form to ask for a ring in it. */
export function FoundSize({ size, piece, shop }: Props) {
  return (
    <div className="ring-size-part ring-size-found">
      <h2>Your size</h2>
      <div className="ring-size-work">
        <div aria-live="polite">
          {size === null ? <p>Enter the length.</p> : <Sizes size={size} />}
        </div>
        {size !== null && <Ask piece={piece} ringSize={formatRingSize(size)} shop={shop} />}
      </div>
    </div>
  );
}

function Sizes({ size }: { size: number }) {
  const { us, uk, eu, jp } = convertRingSize(size);
  const entries = [
    ["US", us],
    ["UK", uk],
    ["EU", eu],
    ["Japan", jp ?? "None"],
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
        {`${ringDiameter(size).toFixed(1)} mm across, ${ringCircumference(size).toFixed(1)} mm around`}
      </p>
    </>
  );
}

type AskProps = Omit<Props, "size"> & { ringSize: string };

/** Asks about the ring that the visitor came from, else about any. */
function Ask({ piece, shop, ringSize }: AskProps) {
  if (!shop.email) return null;
  const subject = piece?.name ?? "A ring in my size";
  const mailto = formatMailto(shop.email, subject, [`Ring size: US ${ringSize}`, "", ""]);
  const about = { pieces: piece ? [piece] : [], asksRingSize: true, ringSize };
  return (
    <InquiryIsland about={about} shop={shop}>
      <a className="btn" data-open="" href={mailto}>
        {piece ? "Ask about this ring in this size" : "Ask about a ring in this size"}
      </a>
    </InquiryIsland>
  );
}
