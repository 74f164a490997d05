import { type ReactNode, Fragment } from "react";
import type { PrintedPapers, QrCode } from "#contract/sales/papers.ts";
import "./sheet.css";

type Props = {
  shop: PrintedPapers["shop"];
  /** What the paper is: "Receipt". */
  title: string;
  /** Its number, beside it: "Order 14". */
  number: string;
  className: string;
  /** Where the bar above leads; of several of a paper only the first has it. */
  id?: string | undefined;
  children: ReactNode;
  /** At the bottom of the last page. */
  end?: ReactNode;
  hasFoot?: boolean;
};

/** One sheet of paper with its head: the shop left, what it is right. Long ones go on on further pages. */
export function Sheet({ shop, title, number, className, id, children, ...props }: Props) {
  return (
    <section aria-label={`${title}, ${number}`} className={`sheet ${className}`} id={id}>
      <header className="sheet-head">
        <SheetBrand shop={shop} />
        <p className="sheet-what">
          {title}
          <span>{number}</span>
        </p>
      </header>
      {children}
      <div className="sheet-bottom">
        {props.end && <div className="sheet-end">{props.end}</div>}
        {props.hasFoot && (
          <footer className="sheet-foot">
            {[shop.address, shop.phone, shop.email].filter(Boolean).map((text) => (
              <p key={text}>{text}</p>
            ))}
          </footer>
        )}
      </div>
    </section>
  );
}

export function SheetBrand({ shop: { name, showTrademark } }: { shop: PrintedPapers["shop"] }) {
  return (
    <p className="sheet-brand">
      {name}
      {showTrademark && <sup>™</sup>}
    </p>
  );
}

/** Lines of an address. */
export function Lines({ lines }: { lines: string[] }) {
  return [...lines.entries()].map(([index, line]) => (
    <span key={`${index} ${line}`} className="sheet-line">
      {line}
    </span>
  ));
}

export type LedgerRow = [label: string, text: string | null];

/** Facts with a hairline between them; a blank one is left out. */
export function Ledger({ rows }: { rows: LedgerRow[] }) {
  return (
    <dl className="ledger">
      {rows.map(
        ([label, text]) =>
          text && (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text.charAt(0).toUpperCase() + text.slice(1)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Lines for a pen. */
export function SignatureLines({ children }: { children?: ReactNode }) {
  return (
    <div className="signed">
      {children && <p>{children}</p>}
      <div className="signed-lines">
        <span>Signature</span>
        <span>Date</span>
      </div>
    </div>
  );
}

/** A QR code with its address in words; nothing without one. */
export function ScanCode({ qrCode }: { qrCode: QrCode | null }) {
  if (!qrCode) return null;
  const [host = "", ...path] = qrCode.address.split("/");
  return (
    <div className="scan-code">
      <p>
        {qrCode.label}
        <span>{host}</span>
        <span>
          {path.map((part) => (
            <Fragment key={part}>
              /<wbr />
              {part}
            </Fragment>
          ))}
        </span>
      </p>
      <QrPicture qrCode={qrCode} />
    </div>
  );
}

export function QrPicture({ qrCode: { size, path } }: { qrCode: QrCode }) {
  return (
    <svg
      aria-hidden="true"
      className="qr"
      shapeRendering="crispEdges"
      viewBox={`0 0 ${size} ${size}`}
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
