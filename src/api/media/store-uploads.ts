import type { StoredPicture, Uploaded } from "#contract/media.ts";
import { MAX_PICTURE_BYTES, MAX_PICTURES_PER_UPLOAD } from "#contract/media-urls.ts";
import { DomainError, invalid } from "#domain/errors.ts";
import { tooManyBytes } from "#domain/media/renditions/too-large-errors.ts";
import { storePicture } from "#domain/media/library/store-picture.ts";
import { toStoredPicture } from "#domain/media/library/to-stored-picture.ts";
import type { Shop } from "#domain/shop.ts";
import { readUploads, type Upload } from "../uploads/read-uploads.ts";

type Verdict = { name: string; picture: StoredPicture } | { name: string; error: DomainError };

/** How many are worked on while the next is being read. */
const AT_ONCE = 2;

/** Takes in the files of a request, each for itself. Throws the first failure when none could be. */
export async function storeUploads(shop: Shop, request: Request): Promise<Uploaded> {
  const verdicts = await judgeAll(shop, request);
  const items = verdicts.flatMap((verdict) => ("picture" in verdict ? [verdict.picture] : []));
  const failures = verdicts.flatMap((verdict) => ("error" in verdict ? [verdict] : []));
  const [first] = failures;
  if (items.length === 0 && !first) throw invalid("files", "Choose at least one picture.");
  if (items.length === 0 && first) throw allFailed(failures, first.error);
  return { items, failed: failures.map(({ name, error }) => ({ name, message: error.message })) };
}

async function judgeAll(shop: Shop, request: Request): Promise<Verdict[]> {
  const verdicts: Promise<Verdict>[] = [];
  const underWay = new Set<Promise<Verdict>>();
  try {
    for await (const upload of readUploads(request, MAX_PICTURE_BYTES)) {
      const verdict = judge(shop, upload, verdicts.length).finally(() => underWay.delete(verdict));
      verdicts.push(verdict);
      underWay.add(verdict);
      if (underWay.size >= AT_ONCE) await Promise.race(underWay);
    }
  } finally {
    await Promise.allSettled(underWay);
  }
  return Promise.all(verdicts);
}

async function judge(shop: Shop, { name, bytes }: Upload, place: number): Promise<Verdict> {
  try {
    if (place >= MAX_PICTURES_PER_UPLOAD) throw tooManyFiles();
    if (!bytes) throw tooManyBytes();
    return { name, picture: toStoredPicture(await storePicture(shop, bytes)) };
  } catch (error) {
    if (error instanceof DomainError) return { name, error };
    throw error;
  }
}

const tooManyFiles = () =>
  new DomainError(
    "too-large",
    `At most ${MAX_PICTURES_PER_UPLOAD} pictures can be sent at once. Please send the rest after them.`,
  );

function allFailed(failures: { name: string; error: DomainError }[], first: DomainError) {
  const issues = failures.map(({ name, error }) => ({ path: name, message: error.message }));
  return new DomainError(first.code, first.message, { issues, cause: first });
}
