import { Fragment, type ReactNode } from "react";
import type { Paper, PrintedPapers } from "#contract/sales/papers.ts";
import { CareCards } from "./care-cards.tsx";
import { Certificate } from "./certificate.tsx";
import { PackingSlip } from "./packing-slip.tsx";
import { PapersBar } from "./papers-bar.tsx";
import { Receipt } from "./receipt.tsx";
import { Valuations } from "./valuations.tsx";
import "./papers.css";

type Props = { paper: Paper | null; papers: PrintedPapers };

/** Papers as they are printed, one sheet below the other. What cannot be printed yet is left out and named. */
export function PapersScreen({ paper, papers }: Props) {
  const shown = papers.states.filter((state) => paper === null || state.paper === paper);
  const sheets = shown.filter(({ needs }) => needs === null);
  const lacking = shown.filter(({ needs }) => needs !== null);
  return (
    <div className={`papers ${papers.paperSize}`}>
      <a className="skip" href="#main">
        Skip to content
      </a>
      <PapersBar paper={paper} papers={papers} printed={sheets} lacking={lacking} />
      <main aria-label="Papers to print" className="papers-sheets" id="main" tabIndex={-1}>
        {sheets.map((state) => (
          <Fragment key={state.paper}>{SHEETS[state.paper](papers)}</Fragment>
        ))}
      </main>
    </div>
  );
}

const SHEETS: Record<Paper, (papers: PrintedPapers) => ReactNode> = {
  receipt: (papers) => <Receipt papers={papers} />,
  certificate: (papers) =>
    papers.certificates.map((piece, index) => (
      <Certificate
        key={piece.certificate.address}
        id={index === 0 ? "certificate" : undefined}
        piece={piece}
        papers={papers}
      />
    )),
  valuation: (papers) => <Valuations papers={papers} />,
  "packing-slip": (papers) => <PackingSlip papers={papers} />,
  "gift-receipt": (papers) => <PackingSlip isGiftReceipt papers={papers} />,
  care: (papers) => <CareCards papers={papers} />,
};
