import { type MouseEvent, useEffect } from "react";
import { type NavigateFunction, useNavigate } from "react-router";

export type FollowOptions = {
  preventScrollReset?: boolean;
  replace?: boolean | undefined;
  state?: unknown;
};

let navigate: NavigateFunction | undefined;

/** Has the router open the pages of PageLinks, which otherwise the browser does. */
export function useFollowLinks(): void {
  const current = useNavigate();
  useEffect(() => {
    navigate = current;
    return () => {
      navigate = undefined;
    };
  }, [current]);
}

/** Opens the page of a link that was pressed, unless it is to open elsewhere: a new tab, another site. */
export function followLink(event: MouseEvent<HTMLAnchorElement>, options: FollowOptions): void {
  const { currentTarget: link } = event;
  const isElsewhere = link.origin !== location.origin || !["", "_self"].includes(link.target);
  if (!navigate || event.defaultPrevented || isElsewhere || !isPlainPress(event)) return;
  event.preventDefault();
  const to = link.pathname + link.search + link.hash;
  // As browsers do: a link to the page itself adds nothing to the history.
  const isSame = to === location.pathname + location.search + location.hash;
  void navigate(to, { ...options, replace: options.replace ?? isSame });
}

const isPlainPress = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean =>
  button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
