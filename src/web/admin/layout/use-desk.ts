import { useRouteLoaderData } from "react-router";
import type { Settings } from "#contract/settings/settings.ts";
import type { User } from "#contract/access/sign-in.ts";

/** The data of the layout's loader, which every screen has. */
export type Desk = {
  user: User;
  settings: Pick<Settings, "businessName" | "showTrademark" | "timeZone">;
  /** Whether visitors see the shop. */
  isOpen: boolean;
  /** Whether pages fill their gaps with the sample shop's photos. */
  hasSamplePhotos: boolean;
};

const DESK_ROUTE = "admin/layout/route";

export function useDesk(): Desk {
  const desk = useRouteLoaderData<Desk>(DESK_ROUTE);
  if (!desk) throw new Error("This part stands within the desk's layout only.");
  return desk;
}
