import { cp, mkdir, symlink } from "node:fs/promises";
import path from "node:path";

/**
 * Gives a shop of a test the sample catalogue. All of them share the renditions of its pictures, which
 * never change and take most of the processor time of the first visits.
 */
export async function copySampleShop(dataDir: string): Promise<void> {
  const sample = String(process.env["SAMPLE_SHOP"]);
  const renditions = path.join(sample, "media", "renditions");
  await mkdir(renditions, { recursive: true });
  await cp(sample, dataDir, { recursive: true, filter: (file) => file !== renditions });
  await symlink(renditions, path.join(dataDir, "media", "renditions"), "junction");
}
