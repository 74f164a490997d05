import type { Shop } from "#domain/shop.ts";
import type { Config } from "../startup/config.ts";
import { DataDirInUseError } from "../startup/data-dir.ts";
import { createLog } from "../logging/create-log.ts";
import { openShop } from "../startup/open-shop.ts";

/** Opens the shop for a command, also beside a running shop. Only errors are logged, to stderr. */
export async function openShopForCommand(
  config: Config,
): Promise<{ shop: Shop; close: () => Promise<void> }> {
  const log = createLog("error", (line) => void process.stderr.write(line));
  try {
    return await openShop(config, log);
  } catch (error) {
    if (!(error instanceof DataDirInUseError)) throw error;
    return openShop(config, log, { beside: true });
  }
}
