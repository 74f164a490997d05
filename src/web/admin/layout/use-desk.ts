import { createContext, useContext } from "react";
import type { Settings } from "#contract/settings/settings.ts";
import type { User } from "#contract/access/sign-in.ts";

/** The data of the layout's loader, which every screen has. */
export type Desk = {
  user: User;
  settings: Pick<Settings, "businessName" | "showTrademark" | "timeZone" | "shippingPromise">;
  /** Whether visitors see the shop. */
  isOpen: boolean;
  /** Whether pages fill their gaps with the sample shop's photos. */
  hasSamplePhotos: boolean;
};

/**
 * A context of its own: the router's is another object after each change of the address, so that whatever
 * reads from it renders again with every key of a search.
 */
export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = useContext(DeskContext);
  if (!desk) throw new Error("This part stands within the desk's layout only.");
  return desk;
}
