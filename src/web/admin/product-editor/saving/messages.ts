/** The sentences of saving a piece. The buttons and the results are literal. */
export const MESSAGES = {
  save: "Save Changes",
  create: "Create Product",
  waiting: "Waiting for photos...",
  saving: "Saving...",
  cancel: "Cancel",
  missing: "Enter a name and a price. You can add photos later.",
  visitorsWillSee: "Visitors will see:",
  ringSize: (size: string) => `US ${size}`,
  delete: "Delete",
  created: "Product created successfully!",
  updated: "Product updated successfully!",
  createFailed: "Failed to create product",
  updateFailed: "Failed to update product",
  photoFailed: "Upload the photo again or remove it, then save.",
} as const;
