import type { LoaderFunctionArgs } from "react-router";
import { idParam } from "#contract/field-schemas.ts";
import { notFound } from "#domain/errors.ts";
import type { Shop } from "#domain/shop.ts";
import { getShop } from "#http/loader-context.ts";
import { withPageErrors } from "#http/page-errors.ts";

/**
 * A loader that answers 404 for an id that does not exist. The screen itself reads the entity by a call,
 * so that it stays up to date.
 */
export const requireEntity =
  (name: string, get: (shop: Shop, id: number) => Promise<unknown>) =>
  async ({ context, params }: Pick<LoaderFunctionArgs, "context" | "params">): Promise<null> => {
    const id = idParam.safeParse(params["id"]);
    const work = id.success ? get(getShop(context), id.data) : Promise.reject(notFound(name));
    await withPageErrors(work);
    return null;
  };
