import { z } from "zod";
import { collectionChangeSchema, newCollectionSchema } from "#contract/catalogue/collections.ts";
import { blankToNull } from "./blank-to-null.ts";

const normalizeForm = (body: unknown) => blankToNull(body, ["categoryId", "publishAt"]);

export const wireNewCollection = z.preprocess(normalizeForm, newCollectionSchema);
export const wireCollectionChange = z.preprocess(normalizeForm, collectionChangeSchema);
