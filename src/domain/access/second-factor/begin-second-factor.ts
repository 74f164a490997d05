import type { SecondFactorOffer } from "#contract/access/second-factor.ts";
import type { User } from "#contract/access/sign-in.ts";
import { renderSVG } from "uqr";
import { conflict } from "../../errors.ts";
import { encryptSecret } from "../../infrastructure/encryption/encrypt-secret.ts";
import { getNamedSettings } from "../../infrastructure/settings/get-named-settings.ts";
import type { Shop } from "../../shop.ts";
import { confirmPassword } from "../people/confirm-password.ts";
import { hasSecondFactor, secretPurpose } from "./check-code.ts";
import { totpUri, generateSecret } from "./totp.ts";

/**
 * Generates a TOTP secret. Sign-in requires no code until confirmSecondFactor; calling again replaces
 * the secret.
 * @throws invalid when the password is wrong, conflict when the second factor is on
 */
export async function beginSecondFactor(
  shop: Shop,
  user: User,
  password: string,
): Promise<SecondFactorOffer> {
  await confirmPassword(shop, user, password);
  if (await hasSecondFactor(shop, user.id)) throw conflict("Two-step sign-in is already on.");
  const secret = generateSecret();
  const offer = {
    secret: encryptSecret(shop, secret, secretPurpose(user.id)),
    lastStep: 0,
    createdAt: shop.now().toISOString(),
  };
  await shop.db
    .insertInto("secondFactors")
    .values({ userId: user.id, ...offer })
    .onConflict((on) =>
      on.column("userId").doUpdateSet(offer).where("secondFactors.confirmedAt", "is", null),
    )
    .execute();
  const { businessName } = await getNamedSettings(shop);
  const address = totpUri(secret, user.username, businessName);
  return { secret, address, picture: renderSVG(address, { border: 2 }) };
}
