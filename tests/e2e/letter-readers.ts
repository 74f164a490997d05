import { createHmac } from "node:crypto";
import { readFile } from "node:fs/promises";
import path from "node:path";
import type { OwnShop } from "./open-own-shop.ts";

/** The signed part of a link that mails hold. */
export async function signMailLink(
  shop: OwnShop,
  purpose: "confirm" | "unsubscribe",
  payload: string,
): Promise<string> {
  const secret = await readFile(path.join(shop.dataDir, "session-secret"), "utf8");
  const signature = createHmac("sha256", secret.trim()).update(`${purpose}:${payload}`);
  return `${payload}.${signature.digest("base64url")}`;
}

/** Subscribes an address that has not confirmed yet. */
export async function subscribe(shop: OwnShop, email: string): Promise<{ id: number }> {
  await shop.artisan.post("/api/subscribe", { data: { email } });
  return (await (await shop.artisan.get(`/api/subscribers?search=${email}`)).json())[0];
}

/** Subscribes an address and confirms it, as the button of the link in the mail does. */
export async function addReader(shop: OwnShop, email: string): Promise<void> {
  const { id } = await subscribe(shop, email);
  const token = await signMailLink(shop, "confirm", `${id}-${Date.now()}`);
  await shop.artisan.post(`/confirm-subscription/${token}`, { form: {} });
}
