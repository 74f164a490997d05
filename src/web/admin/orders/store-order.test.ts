import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { Order } from "#contract/sales/orders.ts";
import { storeOrder } from "./store-order.ts";

const order = (updatedAt: string) => ({ id: 3, updatedAt }) as Order;

test("shows the order of the later change, whichever answer comes last", () => {
  const client = new QueryClient();
  const [earlier, later] = [order("2026-11-20T15:00:00.000Z"), order("2026-11-20T15:00:00.001Z")];
  for (const [answer, shown] of [
    [earlier, earlier],
    [later, later],
    [earlier, later],
  ] as const) {
    storeOrder(client, answer);
    expect(client.getQueryData(["/api/orders/3"])).toEqual(shown);
  }
});
