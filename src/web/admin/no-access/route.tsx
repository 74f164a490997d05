import { data, redirect } from "react-router";
import { requestContext } from "#http/loader-context.ts";
import { NoAccess } from "../layout/no-access.tsx";
import type { Route } from "./+types/route.ts";

export const meta = () => [{ title: "No access" }];

export function loader({ context }: Route.LoaderArgs) {
  if (context.get(requestContext).user?.access === "everything") throw redirect("/admin");
  return data(null, { status: 403 });
}

export default function NoAccessScreen() {
  return <NoAccess />;
}
