import { createAdmin } from "#domain/access/people/create-admin.ts";
import { listAdmins } from "#domain/access/people/list-admins.ts";
import { resetPassword } from "#domain/access/people/reset-password.ts";
import { removeSecondFactor } from "#domain/access/second-factor/remove-second-factor.ts";
import type { Shop } from "#domain/shop.ts";
import { openShopForCommand } from "./open-shop-for-command.ts";
import { CommandError, runCommand, printLine } from "./run-command.ts";

const USAGE =
  "Say what to do: npm run admin -- create NAME, npm run admin -- reset-password NAME, npm run admin -- remove-second-step NAME, or npm run admin -- list";

const actions: Record<string, (shop: Shop, name: string) => Promise<void>> = {
  create: async (shop, name) => {
    const { generatedPassword } = await createAdmin(shop, { username: name });
    printLine(`Made the admin ${name} with the password ${generatedPassword}`);
    printLine("It is not shown again: save it, or change it under Settings.");
  },
  "reset-password": async (shop, name) => {
    const password = await resetPassword(shop, name);
    printLine(`${name} signs in with the password ${password} from now on.`);
    printLine("It is not shown again. All sessions of this user were ended.");
  },
  "remove-second-step": async (shop, name) => {
    const removed = await removeSecondFactor(shop, name);
    printLine(
      removed
        ? `${name} signs in with the password alone from now on.`
        : `${name} does not use two-step sign-in.`,
    );
  },
  list: async (shop) => {
    const admins = await listAdmins(shop);
    if (admins.length === 0)
      printLine("There is no admin yet. Make one: npm run admin -- create NAME");
    for (const { username, createdAt } of admins) printLine(`${username} (since ${createdAt})`);
  },
};

/** `npm run admin`: creates admins, resets passwords, removes second factors, lists admins. */
await runCommand(async (config, [what, name = "", ...more]) => {
  const action = what === undefined ? undefined : actions[what];
  if (!action || more.length > 0) throw new CommandError(USAGE);
  if (what !== "list" && !name.trim()) throw new CommandError(USAGE);
  const { shop, close } = await openShopForCommand(config);
  try {
    await action(shop, name);
  } finally {
    await close();
  }
});
