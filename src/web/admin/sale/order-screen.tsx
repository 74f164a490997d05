import { useLoaderData, useParams } from "react-router";
import { findInquiryOfOrder } from "../require-entity.server.ts";
import { OpenSale } from "./open-sale.tsx";
import "../desk-screen.css";

export const loader = findInquiryOfOrder;

export const meta = () => [{ title: "Order" }];

/** The sale of an order. */
export default function OrderScreen() {
  const inquiryId = useLoaderData<typeof loader>();
  const id = Number(useParams()["id"]);
  return <OpenSale inquiryId={inquiryId} key={id} orderId={id} />;
}
