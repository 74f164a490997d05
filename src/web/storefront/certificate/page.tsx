import { type Fineness, listFineness } from "#contract/catalogue/metals/list-fineness.ts";
import type { ConfirmedCertificate } from "#contract/sales/papers.ts";
import { findCertificate } from "#domain/sales/papers/find-certificate.ts";
import { FinenessStamps } from "#web/catalog/pieces/fineness-stamps.tsx";
import { formatLongDate } from "#web/catalog/format-date.ts";
import { formatWeight } from "#contract/catalogue/format-weight.ts";
import { noBreakUnits } from "#web/catalog/text/no-break-units.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { definePage, SECRET_HEADERS } from "../page.ts";
import "./certificate.css";
import "../mail-link-page.css";

const stateGenuine = (maker: string, noun: string) =>
  `This certificate is genuine. ${maker} made ${noun.endsWith("s") ? "these" : "this"} ${noun} and signed for it.`;

type Data = { certificate: ConfirmedCertificate | null; fineness: Fineness[] };

/** The page that the QR code of a certificate leads to. It confirms the piece; it knows no buyer and no price. */
export const certificate = definePage<Data>({
  async load({ shop, param, address }) {
    const certificate = await findCertificate(shop, param, address);
    return { certificate, fineness: listFineness(certificate?.materials ?? null) };
  },

  answer: ({ certificate }) => ({ status: certificate ? 200 : 404, headers: SECRET_HEADERS }),

  meta: ({ data: { certificate } }) => ({
    title: certificate ? `Certificate: ${certificate.name}` : "Certificate",
    isUnlisted: true,
  }),

  view({ data: { certificate, fineness } }) {
    if (certificate) return <CertificateView certificate={certificate} fineness={fineness} />;
    return (
      <main className="wrap mail-link-page" id="main">
        <h1>Certificate not found</h1>
        <p>
          We can’t confirm this code. Check that you have the whole address, or scan the code on the
          certificate again. If it still doesn’t work, ask us about the piece.
        </p>
      </main>
    );
  },
});

type CertificateViewProps = { certificate: ConfirmedCertificate; fineness: Fineness[] };

/** What a certificate states, confirmed by its maker. */
function CertificateView({ certificate, fineness }: CertificateViewProps) {
  const { name, picture, metal, stones, weight, dimensions, dateMade, sku, maker } = certificate;
  const madeIn = certificate.madeIn && `, ${certificate.madeIn}`;
  const rows = [
    ["Metal", metal],
    ["Stones", stones && noBreakUnits(stones)],
    ["Weight", weight && (Number(weight) > 0 ? formatWeight(weight) : weight)],
    ["Dimensions", dimensions && noBreakUnits(dimensions)],
    ["Date made", dateMade && formatLongDate(`${dateMade}T12:00:00Z`, "UTC")],
    ["Maker", `${maker}${madeIn}`],
    ["Number", sku],
  ];
  return (
    <main className="wrap certificate-page" id="main">
      {picture && (
        <div className="certificate-photo">
          <Picture
            fallbackAlt={name}
            priority
            picture={picture}
            ratio="1"
            sizes="(min-width: 1000px) 40vw, 100vw"
          />
        </div>
      )}
      <div className="certificate-words">
        <h1>{name}</h1>
        <p className="certificate-stamps">
          <FinenessStamps fineness={fineness} />
        </p>
        <p className="certificate-confirmed">{stateGenuine(maker, certificate.noun)}</p>
        <dl className="certificate-facts">
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
        <p className="certificate-note">
          Compare the piece and its certificate with this page. If anything is different, ask us.
        </p>
      </div>
    </main>
  );
}
