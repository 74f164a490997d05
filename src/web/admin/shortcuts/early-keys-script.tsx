import { useContext, useState } from "react";
import { UNSAFE_FrameworkContext as FrameworkContext } from "react-router";
import { captureEarlyKeys } from "./capture-early-keys.ts";

/** Listens to the keys until the page's scripts do. Rendered on the server only. */
export function EarlyKeysScript() {
  const nonce = useContext(FrameworkContext)?.nonce;
  const [text] = useState(() => (import.meta.env.SSR ? `(${captureEarlyKeys.toString()})()` : " "));
  const html = { __html: text };
  return <script dangerouslySetInnerHTML={html} nonce={nonce} suppressHydrationWarning />;
}
