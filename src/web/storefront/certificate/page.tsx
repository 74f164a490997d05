import { type Fineness, listFineness } from "#contract/catalogue/metals/list-fineness.ts";
import type { ConfirmedCertificate } from "#contract/sales/papers.ts";
import { findCertificate } from "#domain/sales/papers/find-certificate.ts";
import { definePage, SECRET_HEADERS } from "../page.ts";
import { CertificateView } from "./certificate-view.tsx";
import "../mail-link-page.css";

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
