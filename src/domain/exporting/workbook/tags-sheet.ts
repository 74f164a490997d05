import type { Shop } from "../../shop.ts";
import { listTags } from "../../catalogue/tags/list-tags.ts";
import type { CellValue, Sheet } from "./sheet.ts";

export function tagsSheet(shop: Shop): Sheet {
  return {
    name: "Tags",
    columns: [
      { header: "ID", kind: "integer", width: 8 },
      { header: "Name", kind: "text", width: 24 },
      { header: "Slug", kind: "text", width: 24 },
      { header: "Type", kind: "text" },
      { header: "Color", kind: "text", width: 10 },
      { header: "Created (UTC)", kind: "instant", width: 17 },
    ],
    rows: readTags(shop),
  };
}

const TYPES = { jewelry_type: "Jewelry Type", material: "Material" };

async function* readTags(shop: Shop): AsyncGenerator<CellValue[]> {
  for (const tag of await listTags(shop)) {
    yield [tag.id, tag.name, tag.slug, TYPES[tag.type], tag.color, tag.createdAt];
  }
}
