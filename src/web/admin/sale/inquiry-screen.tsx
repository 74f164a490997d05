import { useParams } from "react-router";
import { requireInquiry } from "../require-entity.server.ts";
import { OpenSale } from "./open-sale.tsx";

export const loader = requireInquiry;

export const meta = () => [{ title: "Inquiry" }];

/** The sale that an inquiry began, beside the list of inquiries. */
export default function InquiryScreen() {
  const id = Number(useParams()["id"]);
  return <OpenSale inquiryId={id} key={id} orderId={null} />;
}
