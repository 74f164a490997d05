import type { ReactNode } from "react";
import type { PrintedPapers } from "#contract/sales/papers.ts";
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
