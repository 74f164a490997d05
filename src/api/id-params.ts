import { z } from "zod";
import { idParam } from "#contract/ids.ts";

export const idParams = z.object({ id: idParam });
