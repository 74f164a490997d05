import { z } from "zod";
import { DomainError } from "../../errors.ts";
import type { WooClient } from "./woo-client.ts";

const setting = z.object({ value: z.string() });

/** Reads a store's setting, such as "products/woocommerce_weight_unit"; "" when the keys may not read it. */
export async function readSetting(woo: WooClient, name: string): Promise<string> {
  try {
    const { data } = await woo.get(`settings/${name}`);
    return setting.safeParse(data).data?.value ?? "";
  } catch (error) {
    if (error instanceof DomainError) return "";
    throw error;
  }
}
