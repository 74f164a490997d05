import { useNavigation } from "react-router";
import { useNavigationTarget, useUnreachablePage } from "./navigation-store.ts";
import { PendingLine } from "./pending-line.tsx";

/** Shows on every screen of the desk that another one is on its way; also Back and forms, which only the router knows of. */
export function NavigationStatus() {
  const isPressed = useNavigationTarget() !== null;
  const isLoading = useNavigation().state !== "idle";
  // The router waits forever for scripts that did not load.
  const isGivenUp = useUnreachablePage() !== null;
  const isPending = (isPressed || isLoading) && !isGivenUp;
  // In an element of its own: what is inserted beside the page makes the browser look at the styles of all of it.
  return <div hidden={!isPending}>{isPending && <PendingLine />}</div>;
}
