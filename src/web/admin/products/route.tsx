import { redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { getShopState } from "#domain/infrastructure/settings/get-shop-state.ts";
import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import type { Route } from "./+types/route.ts";
import { ProductsScreen } from "./products-screen.tsx";

/** Leads to the setup until the shop is open; a link to certain pieces or a panel stays here. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { isOpen } = await withPageErrors(getShopState(getShop(context)));
  if (!isOpen && url.search === "") throw redirect("/admin/setup");
  return null;
}

/** Filters and the open panel are search parameters. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

export const meta = () => [{ title: "Products" }];

export default function ProductsRoute() {
  return <ProductsScreen />;
}
