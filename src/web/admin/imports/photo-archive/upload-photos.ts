import type { ArchiveEntry } from "./read-directory.ts";
import { toFileKey } from "./to-file-key.ts";
import { unpackPhoto } from "./unpack-photo.ts";

type Work = {
  /** Waits until a photo can be taken; false when no more shall be. */
  isReady: () => Promise<boolean>;
  upload: (key: string, file: File) => void;
  onFailed: (error: unknown) => void;
  /** Called after each photo. */
  onNext: () => void;
};

/** Unpacks photos one after another as they can be uploaded. @returns how many are left */
export async function uploadPhotos(
  archive: Blob,
  photos: ArchiveEntry[],
  { isReady, upload, onFailed, onNext }: Work,
): Promise<number> {
  for (const [index, photo] of photos.entries()) {
    if (!(await isReady())) return photos.length - index;
    try {
      upload(toFileKey(photo.path), await unpackPhoto(archive, photo));
    } catch (error) {
      onFailed(error);
    }
    onNext();
  }
  return 0;
}
