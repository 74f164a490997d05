/** "(540) 555-0142" → "tel:+15405550142": ten digits are a US number. */
export function telephoneHref(phone: string): string {
  const digits = phone.replaceAll(/\D/g, "");
  if (phone.trim().startsWith("+")) return `tel:+${digits}`;
  return digits.length === 10 ? `tel:+1${digits}` : `tel:${digits}`;
}
