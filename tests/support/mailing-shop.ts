import type { Mail } from "#domain/services/mailer.ts";
import { type TestShop, testShop } from "./test-shop.ts";

/** A shop whose mails end in a list, except those for which `reject` returns an error. */
export async function mailingShop(
  reject: (mail: Mail) => Error | undefined = () => undefined,
): Promise<{ shop: TestShop; sent: Mail[] }> {
  const shop = await testShop();
  const sent: Mail[] = [];
  shop.mail = {
    from: "Fernhill <hello@shop.example>",
    send: (mail) => {
      const error = reject(mail);
      if (error) return Promise.reject(error);
      sent.push(mail);
      return Promise.resolve();
    },
    verify: () => Promise.resolve(),
    close: () => undefined,
  };
  return { shop, sent };
}
