/** Visitors see published collections and active pieces only; a signed-in admin sees everything. */
export type Viewer = "visitor" | "admin";
