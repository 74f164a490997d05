import type { ConfirmedCertificate } from "#contract/sales/papers.ts";
import { FinenessStamps } from "#web/catalog/fineness-stamps.tsx";
import { formatLongDate } from "#web/catalog/format-date.ts";
import { formatWeight } from "#web/catalog/format-weight.ts";
import { noBreakUnits } from "#web/catalog/no-break-units.ts";
import { Picture } from "#web/catalog/picture.tsx";
import "./certificate.css";

/** What a certificate states, confirmed by its maker. */
export function CertificatePage({ certificate }: { certificate: ConfirmedCertificate }) {
  const { name, picture, materials, metal, stones, weight, dimensions, dateMade, sku, maker } =
    certificate;
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
            main
            picture={picture}
            ratio="1"
            sizes="(min-width: 1000px) 40vw, 100vw"
          />
        </div>
      )}
      <div className="certificate-words">
        <h1>{name}</h1>
        <p className="certificate-stamps">
          <FinenessStamps materials={materials} />
        </p>
        <p className="certificate-confirmed">
          This certificate is genuine. {maker} made{" "}
          {certificate.noun.endsWith("s") ? "these" : "this"} {certificate.noun} and signed for it.
        </p>
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
          Compare the piece and its paper with this page. If something is different, ask us.
        </p>
      </div>
    </main>
  );
}
