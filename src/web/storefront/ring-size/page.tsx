import { idParam } from "#contract/field-schemas.ts";
import { listVisibleByIds } from "#domain/catalogue/products/list-visible-by-ids.ts";
import { breadcrumbs } from "#web/seo/breadcrumbs.ts";
import { JsonLd } from "#web/seo/json-ld.tsx";
import { convertRingSize, RING_SIZES } from "#contract/catalogue/rings/convert-ring-size.ts";
import { formatRingSize, ringDiameter } from "#contract/catalogue/rings/ring-size.ts";
import { Hydrated } from "../hydrated.server.tsx";
import { type AskedPiece, toAskedPiece, toInquiryShop } from "../inquiry/inquiry-about.ts";
import { Island } from "../island.tsx";
import { definePage } from "../page.ts";
import { PaperStrip } from "./paper-strip.tsx";
import RingSizeIsland from "./ring-size.island.tsx";
import "./ring-size.css";

/** Rows of one of the three tables, which stand side by side where there is room. */
const ROWS = Math.ceil(RING_SIZES.length / 3);

const TABLES = [0, 1, 2].map((index) => RING_SIZES.slice(index * ROWS, (index + 1) * ROWS));

/** All sizes in the four systems. */
const SizeTable = () => (
  <section className="ring-size-table">
    <h2>Ring sizes</h2>
    <p>
      EU sizes are the inside of the ring in millimeters around. UK and Japanese sizes are the
      nearest.
    </p>
    <div>
      {TABLES.map((sizes) => (
        <Part key={sizes[0]} sizes={sizes} />
      ))}
    </div>
  </section>
);

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

function Part({ sizes }: { sizes: number[] }) {
  const [first = 0] = sizes;
  const last = sizes.at(-1) ?? first;
  return (
    <table>
      <caption className="sr">{`US ${formatRingSize(first)} to ${formatRingSize(last)}`}</caption>
      <thead>
        <tr>
          {["US", "UK", "EU", "Japan", "Across"].map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {sizes.map((size) => (
          <Row key={size} size={size} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ size }: { size: number }) {
  const sizes = convertRingSize(size);
  return (
    <tr>
      <th scope="row">{sizes.us}</th>
      <td>{sizes.uk}</td>
      <td>{sizes.eu}</td>
      <td>{sizes.jp ?? <span className="sr">None</span>}</td>
      <td>{ringDiameter(size).toFixed(1)}&nbsp;mm</td>
    </tr>
  );
}
