import type { InventoryQuery } from "#contract/catalogue/inventory.ts";
import type { InventoryRow } from "#contract/catalogue/inventory-row.ts";
import { pageQuery } from "../../api-client/page-query.ts";
import { inventoryPath } from "../filters/inventory-search-params.ts";

export const ROWS_PER_PAGE = 100;

/** The query of one page of the table's rows. @param page counted from 0 */
export const inventoryPage = (query: InventoryQuery, page: number) =>
  pageQuery<InventoryRow>(
    inventoryPath("/api/inventory", { ...query, page: page + 1, limit: ROWS_PER_PAGE }),
  );
