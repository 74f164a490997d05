/* A phone that takes HEIC photographs converts them by itself when it is asked for these alone. */
export const PHOTO_TYPES = "image/jpeg,image/png,image/webp,image/avif,image/gif,image/tiff";
