import { createContext, use, useState } from "react";
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

/** What a form provides to its switches. */
export function useHomePlacesState(): HomePlaces {
  const [places, setPlaces] = useState<ReadonlySet<HomePlace>>(new Set());
  const toggle = (place: HomePlace, on: boolean) =>
    setPlaces((before) => {
      const after = new Set(before);
      if (on) after.add(place);
      else after.delete(place);
      return after;
    });
  return { places, toggle };
}
