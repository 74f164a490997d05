/** 1,234,567 bytes as "1.2 MB". */
export function formatBytes(bytes: number): string {
  const [size, unit] = bytes >= 1e9 ? [bytes / 1e9, "GB"] : [Math.max(bytes / 1e6, 0.1), "MB"];
  return `${size.toLocaleString("en-US", { maximumFractionDigits: 1, minimumFractionDigits: 1 })} ${unit}`;
}
