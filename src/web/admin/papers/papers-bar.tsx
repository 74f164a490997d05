import { Link } from "react-router";
import type { Paper, PaperState, PrintedPapers } from "#contract/sales/papers.ts";
import { Icon } from "#web/ui/icon.tsx";
import { PAPER_NAMES } from "../orders/paper-names.ts";

type Props = {
  paper: Paper | null;
  papers: PrintedPapers;
  printed: PaperState[];
  /** Left out, because something is missing. */
  lacking: PaperState[];
};

/** Above the sheets on screen: the way back, the other papers, what is left out, and Print. */
export function PapersBar({ paper, papers: { order, states }, printed, lacking }: Props) {
  const orderUrl = `/admin/orders/${order.id}`;
  return (
    <header className="papers-bar">
      <Link className="papers-back" to={orderUrl}>
        <Icon name="chevron-left" /> {`Order ${order.id}`}
      </Link>
      <h1>{paper ? PAPER_NAMES[paper] : "Papers"}</h1>
      <nav aria-label="Papers">
        {states.map((state) => (
          <a
            key={state.paper}
            aria-current={state.paper === paper ? "page" : undefined}
            href={paper ? `${orderUrl}/papers/${state.paper}` : `#${state.paper}`}
          >
            {PAPER_NAMES[state.paper]}
          </a>
        ))}
      </nav>
      {printed.length > 0 && (
        <button className="btn small" onClick={() => print()} type="button">
          <Icon name="printer" /> {paper ? "Print" : "Print all"}
        </button>
      )}
      {lacking.length > 0 && (
        <p className="papers-lacking">
          {paper ? "" : "Left out: "}
          {lacking
            .map((state) => `${PAPER_NAMES[state.paper]} ${lower(state.sentence)}`)
            .join("; ")}
          .{" "}
          <Link className="link" to={`${orderUrl}#papers`}>
            Add it on the order
          </Link>
        </p>
      )}
    </header>
  );
}

const lower = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);
