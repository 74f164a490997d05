import type { Paper, PrintedPapers } from "#contract/papers.ts";
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
      <main aria-label="Sheets of paper" className="papers-sheets" id="main" tabIndex={-1}>
        {sheets.map((state) => (
          <Sheets key={state.paper} paper={state.paper} papers={papers} />
        ))}
      </main>
    </div>
  );
}

function Sheets({ paper, papers }: { paper: Paper; papers: PrintedPapers }) {
  switch (paper) {
    case "receipt":
      return <Receipt papers={papers} />;
    case "certificate":
      return papers.certificates.map((piece, index) => (
        <Certificate
          key={piece.certificate.address}
          id={index === 0 ? paper : undefined}
          piece={piece}
          papers={papers}
        />
      ));
    case "valuation":
      return <Valuations papers={papers} />;
    case "packing-slip":
      return <PackingSlip papers={papers} />;
    case "gift-receipt":
      return <PackingSlip isGiftReceipt papers={papers} />;
    case "care":
      return <CareCards papers={papers} />;
  }
}
