import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { loadLayoutData } from "../layout/load-layout-data.server.ts";
import { LayoutDataProvider } from "../layout/layout-data-provider.tsx";
import type { Route } from "./+types/route.ts";
import { PrivateFooter, PrivateHeader } from "./private-frame.tsx";
import { MESSAGES } from "./messages.ts";
import "../layout/layout.css";

export const loader = ({ context }: Route.LoaderArgs) => loadLayoutData(context);

/** What a customer sends on the page changes nothing of the shop's own. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.pathname !== nextUrl.pathname;

/** The layout of a customer's own page: name and phone above, address below, no navigation. */
export default function PrivateLayout({ loaderData }: Route.ComponentProps) {
  return (
    <LayoutDataProvider data={loaderData}>
      <a className="skip" href="#main">
        {MESSAGES.skip}
      </a>
      <PrivateHeader />
      <Outlet />
      <PrivateFooter />
    </LayoutDataProvider>
  );
}
