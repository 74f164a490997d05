import { z } from "zod";
import { categorySchema } from "#contract/catalogue/categories.ts";
import { collectionSchema } from "#contract/catalogue/collections.ts";
import { storedPictureSchema, pictureSchema } from "#contract/media/media.ts";
import { orderSchema } from "#contract/sales/orders.ts";
import { problemSchema } from "#contract/problem.ts";
import { importQueueEntrySchema, removalQueueEntrySchema } from "#contract/catalogue/queues.ts";
import { publicSettingsSchema, settingsSchema } from "#contract/settings/settings.ts";
import { userSchema } from "#contract/access/sign-in.ts";
import { subscriberSchema } from "#contract/newsletter/subscribers.ts";
import { syncLogSchema } from "#contract/channels/sync-logs.ts";
import { tagSchema } from "#contract/catalogue/tags.ts";
import { deletedSchema, trashEntrySchema } from "#contract/operations/trash.ts";
import { wireHeroSectionSchema } from "../wire/hero-section.ts";
import { wireProductSchema } from "../wire/product.ts";
import { wireTagLinkSchema } from "../wire/tag-link.ts";

export type JsonSchema = Record<string, unknown>;

/** Renders a schema and adds the named schemas it refers to to the document's components. */
export type RenderSchema = (schema: z.ZodType, io: "input" | "output") => JsonSchema;

/** Schemas that become components of the document, by their component names. */
const NAMED = {
  Category: categorySchema,
  Collection: collectionSchema,
  Deleted: deletedSchema,
  HeroSection: wireHeroSectionSchema,
  ImportQueueEntry: importQueueEntrySchema,
  KeptPicture: storedPictureSchema,
  Order: orderSchema,
  Picture: pictureSchema,
  Problem: problemSchema,
  Product: wireProductSchema,
  PublicSettings: publicSettingsSchema,
  RemovalQueueEntry: removalQueueEntrySchema,
  Settings: settingsSchema,
  Subscriber: subscriberSchema,
  SyncLog: syncLogSchema,
  Tag: tagSchema,
  TagLink: wireTagLinkSchema,
  TrashEntry: trashEntrySchema,
  User: userSchema,
};

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED)) names.add(schema, { id });

/**
 * The JSON Schema of a request ("input", before parsing) or of a response ("output").
 * @returns the schema, and the named ones it refers to
 */
export function toJsonSchema(
  schema: z.ZodType,
  io: "input" | "output",
): { schema: JsonSchema; named: Record<string, JsonSchema> } {
  const written = z.toJSONSchema(schema, { io, metadata: names, override: completeSchema });
  const text = JSON.stringify(written).replaceAll('"#/$defs/', '"#/components/schemas/');
  const { $schema: _, $defs, ...rest } = JSON.parse(text) as JsonSchema;
  return { schema: rest, named: ($defs ?? {}) as Record<string, JsonSchema> };
}

/**
 * A format such as date-time is more readable than the pattern that zod adds to it, and so are named properties than
 * a list of a record's keys. Time zones are a list of the server's, so that the browser, which reads the contract too,
 * does not need one of its own.
 */
function completeSchema({ zodSchema, jsonSchema }: Written): void {
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.propertyNames && jsonSchema.required) {
    const { required, additionalProperties: value = {} } = jsonSchema;
    jsonSchema.properties = Object.fromEntries(required.map((name) => [name, value]));
    jsonSchema.additionalProperties = false;
    delete jsonSchema.propertyNames;
  }
  if (zodSchema === settingsSchema.shape.timeZone) {
    jsonSchema.enum = Intl.supportedValuesOf("timeZone");
  }
}

type Written = { zodSchema: z.core.$ZodType; jsonSchema: z.core.JSONSchema.BaseSchema };
