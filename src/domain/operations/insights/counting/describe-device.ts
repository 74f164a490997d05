/** Whether a browser runs on a phone (or a tablet) or on a computer. */
export const describeDevice = (userAgent: string): "phone" | "computer" =>
  /Mobi|Android|iPhone|iPad|iPod/.test(userAgent) ? "phone" : "computer";
