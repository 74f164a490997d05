import type { Page } from "@playwright/test";

/** A piece of the sample catalogue by its name, with how many pictures it has. */
export async function findProduct(
  page: Page,
  name: string,
): Promise<{ id: number; pictures: number }> {
  const answer = await page.request.get("/api/products");
  const products = (await answer.json()) as { id: number; name: string; images: string[] }[];
  const found = products.find((product) => product.name === name);
  if (!found) throw new Error(`There is no ${name} in the sample catalogue.`);
  return { id: found.id, pictures: found.images.length };
}
