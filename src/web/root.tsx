// First, and in this order: the styles of a page come after those that it refines.
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/badges.css";
import "./admin/primitives.css";
import { Toaster } from "./ui/toaster.tsx";
import type { ReactNode } from "react";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useRouteLoaderData,
} from "react-router";
import type { Look } from "#contract/settings/looks.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import type { Route } from "./+types/root.ts";
import { describeRouteError, RouteErrorPage } from "./admin/navigation/route-error.tsx";
import { lookAttribute, LookHead } from "./look-head.tsx";
import { NavigationStatus } from "./admin/navigation/navigation-status.tsx";

/** The look of the desk. */
export async function loader({ context }: Route.LoaderArgs): Promise<Look> {
  const { look } = await withPageErrors(getSettings(getShop(context)));
  return look;
}

/** Only the settings, whose form revalidates the page it is on, change the look. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href;

export const meta: Route.MetaFunction = ({ error }) =>
  error ? [{ title: describeRouteError(error).title }] : [];

export function Layout({ children }: { children: ReactNode }) {
  const look = useRouteLoaderData<Look>("root") ?? "fern";
  return (
    <html data-look={lookAttribute(look)} lang="en">
      <head>
        <meta charSet="utf-8" />
        <Meta />
        <LookHead look={look}>
          <Links />
        </LookHead>
      </head>
      <body>
        {children}
        <NavigationStatus />
        <Toaster />
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

/** For errors outside of the desk's layout. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <RouteErrorPage error={error} />;
}
