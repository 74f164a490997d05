import { getOrder } from "#domain/sales/orders/get-order.ts";
import { requireEntity } from "../require-entity.server.ts";

export const requireOrder = requireEntity("Order", getOrder);
