import { getCustomer } from "#domain/sales/customers/get-customer.ts";
import { requireEntity } from "../require-entity.server.ts";

export const requireCustomer = requireEntity("Customer", getCustomer);
