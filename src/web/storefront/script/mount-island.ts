import { type ComponentType, createElement } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { ISLAND_IDS, type Opened, readProps } from "../island-props.ts";

export type IslandModule = { default: ComponentType<Partial<Opened>> };

/** Adds the component of an island to what is there. @param onClosed called when it has been taken away again */
export function open(
  island: HTMLElement,
  { default: Component }: IslandModule,
  opener: HTMLElement,
  onClosed?: () => void,
): void {
  const place = document.createElement("div");
  place.className = "island";
  island.append(place);
  const root = createRoot(place);
  const onClose = () => {
    root.unmount();
    place.remove();
    onClosed?.();
  };
  root.render(createElement(Component, { ...readProps(island), opener, onClose }));
}

/** Hydrates what the server rendered of the component of an island. */
export function hydrate(island: HTMLElement, { default: Component }: IslandModule): void {
  const place = island.firstElementChild;
  if (!place) throw new Error("The island has no content.");
  hydrateRoot(place, createElement(Component, readProps(island)), { identifierPrefix: ISLAND_IDS });
}
