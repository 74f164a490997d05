// First, and in this order: the styles of a page come after those that it refines.
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import "./styles/badges.css";
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
import { type Look, LOOKS } from "#contract/settings/looks.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import type { Route } from "./+types/root.ts";
import { describeRouteError, RouteErrorPage } from "./admin/navigation/route-error.tsx";
import { LOOK_FILES } from "./looks.ts";
import { NavigationStatus } from "./admin/navigation/navigation-status.tsx";

/** The look of the desk; null for the first one. */
export async function loader({ context }: Route.LoaderArgs): Promise<Look | null> {
  const { look } = await withPageErrors(getSettings(getShop(context)));
  return look === "fern" ? null : look;
}

/** Only the settings, whose form revalidates the page it is on, change the look. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href;

export const links: Route.LinksFunction = () => [
  { rel: "icon", href: "/icon.svg", type: "image/svg+xml" },
  { rel: "icon", href: "/favicon.ico", sizes: "32x32" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/manifest.webmanifest" },
];

export const meta: Route.MetaFunction = ({ error }) =>
  error ? [{ title: describeRouteError(error).title }] : [];

export function Layout({ children }: { children: ReactNode }) {
  const look = useRouteLoaderData<Look | null>("root");
  const { styles, fonts } = LOOK_FILES[look ?? "fern"];
  return (
    <html data-look={look ?? undefined} lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta content="width=device-width, initial-scale=1, viewport-fit=cover" name="viewport" />
        <meta content={LOOKS[look ?? "fern"].ground} name="theme-color" />
        <Meta />
        {fonts.map((href) => (
          <link
            as="font"
            crossOrigin="anonymous"
            href={href}
            key={href}
            rel="preload"
            type="font/woff2"
          />
        ))}
        <Links />
        {styles && <link href={styles} rel="stylesheet" />}
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
