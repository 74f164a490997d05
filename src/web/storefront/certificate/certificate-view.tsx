import type { ConfirmedCertificate } from "#contract/sales/papers.ts";
import type { Fineness } from "#contract/catalogue/metals/list-fineness.ts";
import { FinenessStamps } from "#web/catalog/pieces/fineness-stamps.tsx";
import { formatLongDate } from "#web/catalog/format-date.ts";
import { formatWeight } from "#contract/catalogue/format-weight.ts";
import { noBreakUnits } from "#web/catalog/text/no-break-units.ts";
import { Picture } from "#web/catalog/pictures/picture.tsx";
import { MESSAGES } from "./messages.ts";
import "./certificate.css";

type Props = { certificate: ConfirmedCertificate; fineness: Fineness[] };

/** What a certificate states, confirmed by its maker. */
export function CertificateView({ certificate, fineness }: Props) {
  const { name, picture, metal, stones, weight, dimensions, dateMade, sku, maker } = certificate;
  const madeIn = certificate.madeIn && `, ${certificate.madeIn}`;
  const rows = [
    [MESSAGES.facts.metal, metal],
    [MESSAGES.facts.stones, stones && noBreakUnits(stones)],
    [MESSAGES.facts.weight, weight && (Number(weight) > 0 ? formatWeight(weight) : weight)],
    [MESSAGES.facts.dimensions, dimensions && noBreakUnits(dimensions)],
    [MESSAGES.facts.dateMade, dateMade && formatLongDate(`${dateMade}T12:00:00Z`, "UTC")],
    [MESSAGES.facts.maker, `${maker}${madeIn}`],
    [MESSAGES.facts.number, sku],
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
        <p className="certificate-confirmed">{MESSAGES.genuine(maker, certificate.noun)}</p>
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
        <p className="certificate-note">{MESSAGES.compare}</p>
      </div>
    </main>
  );
}
