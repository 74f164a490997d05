import { createContext, use } from "react";
import type { HomePlace } from "./place-on-home.ts";

type HomePlaces = {
  places: ReadonlySet<HomePlace>;
  toggle: (place: HomePlace, on: boolean) => void;
};

/** The home page sections that shall show the piece once it is saved. They are not fields of the piece. */
export const HomePlacesContext = createContext<HomePlaces>({
  places: new Set(),
  toggle: () => undefined,
});

export const useHomePlaces = (): HomePlaces => use(HomePlacesContext);
