import { data } from "react-router";
import { listFineness } from "#contract/catalogue/metals/list-fineness.ts";
import { findCertificate } from "#domain/sales/papers/find-certificate.ts";
import { getShop, requestContext } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import type { Route } from "./+types/route.ts";
import { SECRET_PAGE_HEADERS } from "../private-page-headers.ts";
import { CertificatePage } from "./certificate-page.tsx";
import { UnknownCertificate } from "./unknown-certificate.tsx";
import { MESSAGES } from "./messages.ts";

/** The page that the QR code of a certificate leads to. It confirms the piece; it knows no buyer and no price. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const { address } = context.get(requestContext);
  const certificate = await withPageErrors(findCertificate(getShop(context), params.code, address));
  const fineness = listFineness(certificate?.materials ?? null);
  return data(
    { certificate, fineness },
    { status: certificate ? 200 : 404, headers: SECRET_PAGE_HEADERS },
  );
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = ({ loaderData }) => [
  {
    title: loaderData?.certificate ? MESSAGES.titleOf(loaderData.certificate.name) : MESSAGES.title,
  },
  { name: "robots", content: "noindex" },
];

export default function CertificateRoute({ loaderData }: Route.ComponentProps) {
  const { certificate, fineness } = loaderData;
  if (!certificate) return <UnknownCertificate />;
  return <CertificatePage certificate={certificate} fineness={fineness} />;
}
