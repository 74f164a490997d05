import { listMaterialNames } from "#contract/catalogue/list-material-names.ts";
import { listNamedFacts } from "#contract/catalogue/list-named-facts.ts";
import type { Product } from "#contract/catalogue/products.ts";
import { formatRingSize } from "#contract/catalogue/rings/ring-size.ts";
import { storeId } from "./jewelry-store.ts";
import type { SeoSite } from "./site.ts";
import { pictureUrls } from "./picture-urls.ts";
import { summarize } from "./summarize.ts";

/** A piece as schema.org's Product with one Offer. @param category its name */
export function product(site: SeoSite, piece: Product, category?: string | null): object {
  const url = productUrl(site, piece.id);
  return {
    "@context": "https://schema.org",
    "@type": "Product",
    "@id": `${url}#product`,
    name: piece.name,
    description: summarize(piece.description ?? piece.name, 5000),
    url,
    image: pictureUrls(site, piece.media),
    sku: piece.sku ?? undefined,
    category: category ?? undefined,
    material: materialOf(piece),
    weight: piece.weight
      ? { "@type": "QuantitativeValue", value: Number(piece.weight), unitCode: "GRM" }
      : undefined,
    size: piece.ringSize === null ? (piece.dimensions ?? undefined) : ringSizeOf(piece.ringSize),
    additionalProperty: propertiesOf(piece),
    brand: { "@type": "Brand", name: site.settings.businessName },
    offers: {
      "@type": "Offer",
      url,
      price: piece.price,
      priceCurrency: "USD",
      availability: `https://schema.org/${availabilityOf(piece)}`,
      itemCondition: "https://schema.org/NewCondition",
      seller: { "@id": storeId(site) },
    },
  };
}

/** https://schema.org/SizeSpecification, in the words of its enumerations. */
const ringSizeOf = (size: number) => ({
  "@type": "SizeSpecification",
  name: formatRingSize(size),
  sizeSystem: "https://schema.org/WearableSizeSystemUS",
});

function propertiesOf(piece: Product): object[] | undefined {
  const facts = listNamedFacts(piece);
  if (facts.length === 0) return undefined;
  return facts.map(({ name, value }) => ({ "@type": "PropertyValue", name, value }));
}

export const productUrl = (site: SeoSite, id: number): string => `${site.origin}/products/${id}`;

function availabilityOf({ availability, isActive }: Product): string {
  if (availability === "made_to_order") return "MadeToOrder";
  if (availability === "sold") return "SoldOut";
  return isActive ? "InStock" : "OutOfStock";
}

/** The materials of a piece; without any, guessed from its description. */
export function materialOf(
  piece: Pick<Product, "materials" | "description" | "metals" | "stones">,
): string {
  const named = listMaterialNames(piece);
  if (named.length > 0) return named.join(", ");
  if (piece.materials?.trim()) return piece.materials.trim();
  const description = (piece.description ?? "").toLowerCase();
  if (description.includes("gold")) return "Gold";
  if (description.includes("silver")) return "Silver";
  return "Mixed Media";
}
