import { createContext, use, useEffect, useEffectEvent } from "react";

export type FirstPhotos = {
  /** Chosen before the form opened. */
  files: File[];
  /** Called by the photo field that uploads them: no other form may take them again. */
  onTaken: () => void;
};

/** Photos that the photo field of the next form uploads by itself. */
export const FirstPhotosContext = createContext<FirstPhotos>({
  files: [],
  onTaken: () => undefined,
});

/** Adds them to the list of a photo field, once. */
export function useFirstPhotos(add: (files: File[]) => void): void {
  const { files, onTaken } = use(FirstPhotosContext);
  const take = useEffectEvent(() => {
    add(files);
    onTaken();
  });
  useEffect(() => {
    if (files.length > 0) take();
  }, [files]);
}
