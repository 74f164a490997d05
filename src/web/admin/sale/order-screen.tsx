import { type LoaderFunctionArgs, useLoaderData, useParams } from "react-router";
import { findInquiryOfOrder } from "#domain/sales/inquiries/find-inquiry-of-order.ts";
import { getShop } from "#http/loader-context.ts";
import { requireOrder } from "../require-entity.server.ts";
import { OpenSale } from "./open-sale.tsx";
import "../desk-screen.css";

/** The id of the inquiry that the order came from; null for one that came without. */
export async function loader(given: LoaderFunctionArgs): Promise<number | null> {
  await requireOrder(given);
  return findInquiryOfOrder(getShop(given.context), Number(given.params["id"]));
}

export const meta = () => [{ title: "Order" }];

/** The sale of an order. */
export default function OrderScreen() {
  const inquiryId = useLoaderData<typeof loader>();
  const id = Number(useParams()["id"]);
  return <OpenSale inquiryId={inquiryId} key={id} orderId={id} />;
}
