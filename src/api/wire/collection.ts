import { z } from "zod";
import { collectionChangeSchema, newCollectionSchema } from "#contract/collections.ts";
import { blankToNull } from "./blank-to-null.ts";

const readForm = (body: unknown) => blankToNull(body, ["categoryId", "publishAt"]);

export const wireNewCollection = z.preprocess(readForm, newCollectionSchema);
export const wireCollectionChange = z.preprocess(readForm, collectionChangeSchema);
