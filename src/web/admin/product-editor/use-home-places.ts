import { createContext, use } from "react";
import type { HomePlace } from "./place-on-home.ts";

type HomePlaces = {
  places: ReadonlySet<HomePlace>;
  toggle: (place: HomePlace, on: boolean) => void;
};

/** Which places of the home page the piece shall take when it is saved: not of the piece itself. */
export const HomePlacesContext = createContext<HomePlaces>({
  places: new Set(),
  toggle: () => undefined,
});

export const useHomePlaces = (): HomePlaces => use(HomePlacesContext);
