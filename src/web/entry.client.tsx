import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { followNavigations } from "./admin/navigation/follow-navigations.ts";
import { ignoreAborts } from "./admin/navigation/ignore-aborts.ts";
import { recoverNavigations } from "./admin/navigation/recover-navigation.ts";
import { retryPageRequests } from "./admin/navigation/retry-page-requests.ts";
import { closeOnPressOutside } from "./ui/close-on-press-outside.ts";

retryPageRequests();
recoverNavigations();
ignoreAborts();
closeOnPressOutside();

// A task of its own: evaluating the router and hydrating in one task would block input for longer.
setTimeout(() => {
  startTransition(() => {
    hydrateRoot(document, <HydratedRouter instrumentations={[followNavigations]} />);
  });
});
