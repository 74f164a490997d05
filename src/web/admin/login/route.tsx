import { data, redirect, useNavigate } from "react-router";
import { signInSchema } from "#contract/sign-in.ts";
import { getSettings } from "#domain/infrastructure/settings/get-settings.ts";
import { signIn } from "#domain/access/sign-in/sign-in.ts";
import { describeError } from "#http/error-status.ts";
import { getShop, requestContext } from "#http/loader-context.ts";
import { readForm } from "#http/read-form.ts";
import { deviceCookie, readDeviceToken } from "#http/device-cookie.ts";
import { sessionCookie } from "#http/session-cookie.ts";
import { Brand } from "../brand.tsx";
import { readNext } from "../sign-in-url.ts";
import type { Route } from "./+types/route.ts";
import crescentSmall from "./crescent-800.avif?url";
import crescentJpeg from "./crescent-1000.jpg?url";
import crescentLarge from "./crescent-1400.avif?url";
import { SignInForm } from "./sign-in-form.tsx";
import { useGreeting } from "./use-greeting.ts";
import "./login.css";

export async function loader({ context, request }: Route.LoaderArgs) {
  const next = readNext(new URL(request.url).searchParams.get("next"));
  if (context.get(requestContext).user) throw redirect(next);
  const shop = getShop(context);
  const { businessName, timeZone } = await getSettings(shop);
  const hour = { hour: "2-digit", hourCycle: "h23", timeZone } as const;
  const shopHour = Number(new Intl.DateTimeFormat("en-US", hour).format(shop.now()));
  return { businessName, next, shopHour };
}

/** Signs in without scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const shop = getShop(context);
  const { address, requestId, sessionToken } = context.get(requestContext);
  const form = Object.fromEntries(await readForm(request));
  try {
    const { token, expires, deviceToken } = await signIn(shop, {
      ...signInSchema.parse(form),
      address,
      userAgent: request.headers.get("User-Agent"),
      previousToken: sessionToken,
      deviceToken: readDeviceToken(request.headers.get("Cookie")),
    });
    const secure = shop.publicUrl.startsWith("https:");
    const headers = new Headers({ "Set-Cookie": sessionCookie(token, secure, new Date(expires)) });
    headers.append("Set-Cookie", deviceCookie(deviceToken, secure));
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
  { title: `Sign In, ${loaderData?.businessName ?? "the shop"}` },
  { name: "robots", content: "noindex" },
];

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const { businessName, next, shopHour } = loaderData;
  const navigate = useNavigate();
  const username = actionData?.username;
  return (
    <main className="sign-in" id="main">
      <picture className="sign-in-photograph">
        <source
          sizes="(min-width: 768px) 58vw, 100vw"
          srcSet={`${crescentSmall} 800w, ${crescentLarge} 1400w`}
          type="image/avif"
        />
        <img alt="" height="1000" src={crescentJpeg} width="1000" />
      </picture>
      <div className="sign-in-words">
        <Brand name={businessName} to="/" />
        <h1>{useGreeting(shopHour)}</h1>
        <SignInForm
          lacksCode={actionData?.lacksCode}
          onSignedIn={() => void navigate(next, { replace: true })}
          problem={actionData?.problem}
          username={typeof username === "string" ? username : undefined}
        />
      </div>
    </main>
  );
}
