import { data, redirect, useNavigate } from "react-router";
import { useSyncExternalStore } from "react";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import { describeError } from "#http/error-status.ts";
import { describeInsecureSignIn } from "#http/insecure-sign-in.ts";
import { getShop, requestContext } from "#http/loader-context.ts";
import { readRouteForm } from "#http/read-form.ts";
import { readNext } from "../sign-in-url.ts";
import type { Route } from "./+types/route.ts";
import { loadFrame } from "./load-frame.server.ts";
import { openSession } from "./open-session.server.ts";
import { SignInForm } from "./sign-in-form.tsx";
import { SignInFrame } from "./sign-in-frame.tsx";
import { greet } from "./greet.ts";

export async function loader({ context, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const next = readNext(searchParams.get("next"));
  const isPasswordSaved = searchParams.get("password") === "saved";
  if (context.get(requestContext).user) throw redirect(next);
  const shop = getShop(context);
  const { timeZone } = await getSettings(shop);
  const hour = { hour: "2-digit", hourCycle: "h23" } as const;
  const shopHour = Number(
    new Intl.DateTimeFormat("en-US", { ...hour, timeZone }).format(shop.now()),
  );
  return { frame: await loadFrame(shop), next, shopHour, isPasswordSaved };
}

/** Signs in without scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = getShop(context);
  const { address, requestId, sessionToken } = context.get(requestContext);
  const form = Object.fromEntries(await readRouteForm(request));
  const insecure = describeInsecureSignIn(request.headers.get("Origin"), shop);
  if (insecure !== null) {
    const answer = { problem: insecure, username: form["username"], lacksCode: false };
    return data(answer, { status: 400 });
  }
  try {
    const headers = await openSession(shop, form, { request, address, sessionToken });
    throw redirect(readNext(new URL(request.url).searchParams.get("next")), { headers });
  } catch (error) {
    if (error instanceof Response) throw error;
    const { status, problem, headers } = describeError(error, requestId);
    if (status === 500) throw error;
    const reason = status === 400 ? "Username and password are both required." : problem.message;
    const lacksCode = problem.issues?.[0]?.path === "code";
    return data(
      {
        problem: lacksCode
          ? `${problem.message} Type the password once more, too.`
          : `Login failed. ${reason}`,
        username: form["username"],
        lacksCode,
      },
      { status, headers },
    );
  }
}

export const headers: Route.HeadersFunction = ({ actionHeaders }) => {
  const all = new Headers(actionHeaders);
  all.set("Cache-Control", "no-store");
  return all;
};

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: `Sign In, ${loaderData?.frame.businessName || "your shop"}` },
  { name: "robots", content: "noindex" },
];

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, next, shopHour, isPasswordSaved } = loaderData;
  const navigate = useNavigate();
  const username = actionData?.username;
  return (
    <SignInFrame frame={frame}>
      <h1>{useGreeting(shopHour)}</h1>
      {isPasswordSaved && <output>Your password is saved. Sign in with it.</output>}
      <SignInForm
        lacksCode={actionData?.lacksCode}
        onSignedIn={() => void navigate(next, { replace: true })}
        problem={actionData?.problem}
        username={typeof username === "string" ? username : undefined}
      />
    </SignInFrame>
  );
}

const never = () => () => undefined;

/** A greeting by the device's time of day, and by the shop's before hydration. */
function useGreeting(shopHour: number): string {
  return useSyncExternalStore(
    never,
    () => greet(new Date().getHours()),
    () => greet(shopHour),
  );
}
