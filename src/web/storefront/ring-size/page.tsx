import { idParam } from "#contract/field-schemas.ts";
import { listVisibleByIds } from "#domain/catalogue/products/list-visible-by-ids.ts";
import { breadcrumbs } from "#web/seo/breadcrumbs.ts";
import { JsonLd } from "#web/seo/json-ld.tsx";
import { Hydrated } from "../hydrated.server.tsx";
import { type AskedPiece, toAskedPiece, toInquiryShop } from "../inquiry/inquiry-about.ts";
import { Island } from "../island.tsx";
import { definePage } from "../page.ts";
import { PaperStrip } from "./paper-strip.tsx";
import RingSizeIsland from "./ring-size.island.tsx";
import { SizeTable } from "./size-table.tsx";
import "./ring-size.css";

const TITLE = "Find your ring size";

const TIPS = [
  "Fingers are larger in the evening and smaller in the cold. Measure at the end of a warm day.",
  "The ring has to pass your knuckle. If it is wider than the finger, choose a size between the two.",
  "For a band wider than 6 mm, go up a quarter or half a size.",
  "Between two sizes, take the larger.",
] as const;

const PATH = "/ring-size";

/** The guide: on the screen, on paper, and the table, of which the last two need no scripts. */
export const ringSize = definePage<{ piece: AskedPiece | null }>({
  /** The ring that a visitor comes from, if any. */
  async load({ shop, url }) {
    const id = idParam.safeParse(url.searchParams.get("piece"));
    const [piece] = id.success ? await listVisibleByIds(shop, [id.data]) : [];
    return { piece: piece ? toAskedPiece(piece) : null };
  },

  meta: () => ({
    title: TITLE,
    description:
      "Measure a ring or your finger on the screen or with a paper strip, and compare US, UK, EU, and Japanese ring sizes.",
    path: PATH,
  }),

  view({ data: { piece }, site }) {
    const props = { piece, shop: toInquiryShop(site) };
    return (
      <>
        <main className="wrap ring-size" id="main">
          <header className="ring-size-head">
            {piece && (
              <p>
                <a className="link" href={`/products/${piece.id}`}>
                  {`Back to ${piece.name}`}
                </a>
              </p>
            )}
            <h1>{TITLE}</h1>
            <p className="ring-size-intro">
              Measure on this screen, or print a strip of paper. It takes two minutes.
            </p>
          </header>
          <Island<typeof RingSizeIsland> name="ring-size" on="visible" props={props}>
            <Hydrated>
              <RingSizeIsland {...props} />
            </Hydrated>
          </Island>
          <PaperStrip />
          <section className="ring-size-part">
            <h2>For a good fit</h2>
            <ul className="ring-size-tips">
              {TIPS.map((tip) => (
                <li key={tip}>{tip}</li>
              ))}
            </ul>
          </section>
          <SizeTable />
        </main>
        <JsonLd data={breadcrumbs(site, [{ name: TITLE, path: PATH }])} />
      </>
    );
  },
});
