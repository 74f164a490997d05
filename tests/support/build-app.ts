import { fileURLToPath } from "node:url";
import { ensureBuilt } from "../../scripts/ensure-built.mjs";

/** Global set-up of tests that start the shop: its pages are built, and up to date. */
export default function buildApp(): void {
  ensureBuilt(fileURLToPath(new URL("../../", import.meta.url)));
}
