import { z } from "zod";
import { idParam } from "#contract/field-schemas.ts";

export const idParams = z.object({ id: idParam });
