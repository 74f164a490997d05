import type { Inquiry, InquiryPiece } from "#contract/sales/inquiries.ts";
import type { Order } from "#contract/sales/orders.ts";
import { AskedPieces } from "./asked-pieces.tsx";
import { OrderDelivery } from "./order-delivery.tsx";
import { OrderItems } from "./order-items.tsx";
import { OrderPapers } from "./order-papers.tsx";
import { PrivatePage } from "./private-page.tsx";
import { SaleCustomer } from "./sale-customer.tsx";
import "./side.css";

type Props = {
  inquiry: Inquiry | null;
  order: Order | null;
  piece: InquiryPiece | undefined;
  onChoose: (index: number) => void;
};

/** What belongs to a sale: its pieces and sums, delivery, papers and customer. */
export function SaleSide({ inquiry, order, piece, onChoose }: Props) {
  const ordered = new Set(order?.items.map(({ productId }) => productId));
  // What was ordered is in the sums.
  const isAsked = inquiry?.pieces.some(
    ({ productId }) => productId === null || !ordered.has(productId),
  );
  return (
    <div className="sale-side">
      {order && <OrderItems order={order} />}
      {inquiry && piece && isAsked && (
        <AskedPieces inquiry={inquiry} onChoose={onChoose} piece={piece} />
      )}
      {order && <OrderDelivery order={order} />}
      {order && <OrderPapers order={order} />}
      <SaleCustomer inquiry={inquiry} order={order} />
      {inquiry && inquiry.state !== "to-check" && <PrivatePage inquiry={inquiry} />}
    </div>
  );
}
