import { data, Link } from "react-router";
import { Fragment, type ReactNode } from "react";
import { idParam } from "#contract/field-schemas.ts";
import {
  type CareCard,
  type Paper,
  PAPERS,
  type PaperState,
  type PrintedPapers,
} from "#contract/sales/papers.ts";
import { printPapers } from "#domain/sales/papers/print-papers.ts";
import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { Icon } from "#web/ui/icon.tsx";
import { requireSignIn } from "../layout/require-sign-in.server.ts";
import { PAPER_NAMES } from "../orders/paper-names.ts";
import type { Route } from "./+types/route.ts";
import { QrPicture, SheetBrand } from "./sheet.tsx";
import { Certificate } from "./certificate.tsx";
import { PackingSlip } from "./packing-slip.tsx";
import { Receipt } from "./receipt.tsx";
import { Valuations } from "./valuations.tsx";
import "./papers.css";

const PER_SHEET = 2;

const lower = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1);

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

export const middleware: Route.MiddlewareFunction[] = [requireSignIn];

/** The papers of an order as they are printed: one, or without a name all of them. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const id = idParam.safeParse(params.id);
  const paper = params.paper ? PAPERS.find((each) => each === params.paper) : null;
  if (!id.success || paper === undefined) {
    throw data({ message: "This paper doesn’t exist." }, { status: 404 });
  }
  return { paper, papers: await withPageErrors(printPapers(getShop(context), id.data, paper)) };
}

export const headers: Route.HeadersFunction = () => ({
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
});

export const meta: Route.MetaFunction = ({ loaderData, params }) => {
  const name = loaderData?.paper ? PAPER_NAMES[loaderData.paper] : "Papers";
  return [{ title: `${name}, order ${params["id"]}` }];
};

export default function PapersRoute({ loaderData }: Route.ComponentProps) {
  return <PapersScreen {...loaderData} />;
}

type PapersScreenProps = { paper: Paper | null; papers: PrintedPapers };

/** Papers as they are printed, one sheet below the other. What cannot be printed yet is left out and named. */
function PapersScreen({ paper, papers }: PapersScreenProps) {
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

type PapersBarProps = {
  paper: Paper | null;
  papers: PrintedPapers;
  printed: PaperState[];
  /** Left out, because something is missing. */
  lacking: PaperState[];
};

/** Above the sheets on screen: the way back, the other papers, what is left out, and Print. */
function PapersBar({ paper, papers: { order, states }, printed, lacking }: PapersBarProps) {
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

/** Care cards of A6, two to a sheet, with crop marks outside of them. */
function CareCards({ papers: { careCards, shop } }: { papers: PrintedPapers }) {
  const sheets = Array.from({ length: Math.ceil(careCards.length / PER_SHEET) }, (_, index) =>
    careCards.slice(index * PER_SHEET, (index + 1) * PER_SHEET),
  );
  return sheets.map((cards, index) => (
    <section
      key={cards.map(({ title }) => title).join()}
      aria-label={`Care cards, sheet ${index + 1}`}
      className="sheet care-sheet"
      id={index === 0 ? "care" : undefined}
    >
      {cards.map((card, half) => (
        // The two of a sheet may be the same card.
        <Card key={half === 0 ? "upper" : "lower"} card={card} shop={shop} />
      ))}
    </section>
  ));
}

function Card({ card, shop }: { card: CareCard; shop: PrintedPapers["shop"] }) {
  return (
    <article aria-label={card.title} className="care-card">
      <i aria-hidden="true" className="care-crop" />
      <h2>{card.title}</h2>
      <dl>
        {card.sections.map(({ term, text }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <footer>
        <SheetBrand shop={shop} />
        <p>
          {shop.phone && <span>{shop.phone}</span>}
          <span>{shop.website}</span>
        </p>
        {card.qrCode && (
          <>
            <p className="care-scan">
              {card.qrCode.label}
              <span className="sr">: {card.qrCode.address}</span>
            </p>
            <QrPicture qrCode={card.qrCode} />
          </>
        )}
      </footer>
    </article>
  );
}
