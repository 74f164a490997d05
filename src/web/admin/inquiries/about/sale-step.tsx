import { Link } from "react-router";
import type { Order } from "#contract/sales/orders.ts";
import { depositDue } from "../../orders/deposit-due.ts";
import { describeStatus } from "../../orders/describe-status.ts";
import { RecordDeposit } from "../../orders/order/actions/record-deposit.tsx";

/** What is to be done next about the sale that an inquiry has become. */
export function SaleStep({ order }: { order: Order }) {
  const deposit = depositDue(order);
  return (
    <>
      <p className="about-sale">
        <Link className="link" to={`/admin/orders/${order.id}`}>
          {`Order ${order.id}`}
        </Link>{" "}
        <span>{deposit?.sentence ?? describeStatus(order, order.status)}</span>
      </p>
      {deposit ? (
        <RecordDeposit label={deposit.record} order={order} />
      ) : (
        <Link className="btn small soft" to={`/admin/orders/${order.id}`}>
          Open the order
        </Link>
      )}
    </>
  );
}
