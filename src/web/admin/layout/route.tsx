import { QueryClientProvider, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import {
  isRouteErrorResponse,
  Link,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLocation,
} from "react-router";
import { problemSchema } from "#contract/problem.ts";
import { DomainError } from "#domain/errors.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import { getShopState } from "#domain/infrastructure/settings/get-shop-state.ts";
import { getShop, requestContext } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";
import { RouteErrorPage } from "#web/admin/navigation/route-error.tsx";
import { isUnreachable } from "#web/admin/navigation/is-unreachable.ts";
import { useUnreachablePage } from "#web/admin/navigation/navigation-store.ts";
import { Unreachable } from "#web/admin/navigation/unreachable.tsx";
import { Dialog, openDialog } from "#web/ui/dialog.tsx";
import { createQueryClient } from "../api-client/create-query-client.ts";
import { UnsavedChangesBlocker } from "../forms/unsaved-changes-blocker.tsx";
import { refetchAfterSignIn } from "../api-client/refetch.ts";
import { SignInForm } from "../login/sign-in-form.tsx";
import type { Route } from "./+types/route.ts";
import { mayOpen } from "./navigation.ts";
import { NoAccess } from "./no-access.tsx";
import { type Desk, DeskContext } from "./use-desk.ts";
import { requireSignIn } from "./require-sign-in.server.ts";
import { Shell } from "./shell.tsx";

export const middleware: Route.MiddlewareFunction[] = [requireSignIn];

export async function loader({ context }: Route.LoaderArgs): Promise<Desk> {
  const { user } = context.get(requestContext);
  if (!user) throw new DomainError("unauthorized", "Please sign in first.");
  const shop = getShop(context);
  const [{ businessName, showTrademark, timeZone, shippingPromise }, { isOpen, hasSamplePhotos }] =
    await withPageErrors(Promise.all([getSettings(shop), getShopState(shop)]));
  return {
    user,
    settings: { businessName, showTrademark, timeZone, shippingPromise },
    isOpen,
    hasSamplePhotos,
  };
}

/** The loader's data changes only with the settings, whose form revalidates it. */
export const shouldRevalidate = ({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean =>
  currentUrl.href === nextUrl.href;

export const headers: Route.HeadersFunction = () => ({
  "Cache-Control": "no-store",
  "X-Robots-Tag": "noindex",
});

export default function DeskLayout({ loaderData: desk }: Route.ComponentProps) {
  const [isSignedOut, setSignedOut] = useState(false);
  const [client] = useState(() => createQueryClient(() => setSignedOut(true)));
  const { pathname } = useLocation();
  const unreachable = useUnreachablePage();
  const screen = mayOpen(pathname, desk.user.access) ? <Outlet /> : <NoAccess />;
  return (
    <DeskContext value={desk}>
      <QueryClientProvider client={client}>
        <Shell>{unreachable === null ? screen : <UnreachableScreen href={unreachable} />}</Shell>
        <UnsavedChangesBlocker />
        {isSignedOut && <SignInAgain onSignedIn={() => setSignedOut(false)} />}
      </QueryClientProvider>
    </DeskContext>
  );
}

function UnreachableScreen({ href }: { href?: string }) {
  return (
    <div className="empty">
      <Unreachable href={href} />
    </div>
  );
}

/** Renders a screen's error inside the shell, where its data was loaded: a refused POST loads none. */
export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  const [client] = useState(() => createQueryClient(() => undefined));
  if (!loaderData) return <RouteErrorPage error={error} />;
  const content = isUnreachable(error) ? <UnreachableScreen /> : <FailedScreen error={error} />;
  return (
    <DeskContext value={loaderData}>
      <QueryClientProvider client={client}>
        <Shell>{content}</Shell>
      </QueryClientProvider>
    </DeskContext>
  );
}

function FailedScreen({ error }: { error: unknown }) {
  const { pathname, search } = useLocation();
  const isResponse = isRouteErrorResponse(error);
  const message = isResponse ? problemSchema.safeParse(error.data).data?.message : undefined;
  const isMissing = isResponse && error.status === 404;
  return (
    <div className="empty">
      <h1>{isMissing ? "404 Page Not Found" : "This screen didn’t load"}</h1>
      <p className="err">{message ?? "Something went wrong."}</p>
      {isMissing ? (
        <Link className="btn quiet" to="/admin">
          Go to products
        </Link>
      ) : (
        <>
          <p>
            Everything you saved is safe. Try again. If it keeps happening, ask the person who set
            up your shop to check its log.
          </p>
          <Link className="btn quiet" reloadDocument to={pathname + search}>
            Try again
          </Link>
        </>
      )}
    </div>
  );
}

/**
 * Signs in again after the session expired, without leaving the screen and its unsaved forms. It stays until that is
 * done: every call fails before.
 */
function SignInAgain({ onSignedIn }: { onSignedIn: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isDone = useRef(false);
  const client = useQueryClient();

  useEffect(() => {
    const listening = new AbortController();
    const options = { capture: true, signal: listening.signal };
    const open = () => {
      // A modal dialog would close the popover, and what is typed in it would be lost.
      if (!document.querySelector("[popover='auto']:popover-open")) openDialog(dialog);
    };
    open();
    document.addEventListener("toggle", open, options);
    // Else the dialogs beneath would be closed.
    const keepDialogs = (event: KeyboardEvent) => {
      if (event.key === "Escape" && dialog.current?.open) event.preventDefault();
    };
    document.addEventListener("keydown", keepDialogs, options);
    return () => listening.abort();
  }, []);

  const signedIn = () => {
    isDone.current = true;
    dialog.current?.close();
    onSignedIn();
    void refetchAfterSignIn(client);
  };
  return (
    <Dialog
      className="desk-dialog"
      id="sign-in-again"
      isRequired
      // Browsers without closedby close it on Escape.
      onClose={() => !isDone.current && openDialog(dialog)}
      ref={dialog}
      title="You were signed out"
    >
      <p>Sign in to continue. What you typed is still here.</p>
      <SignInForm onSignedIn={signedIn} />
    </Dialog>
  );
}
