/** An address of a chain that was written without its 0x, with it (specification, section 5: optional); any other text as it is. */
export function withPrefix(text: string): string {
  return /^[0-9a-f]{40}$/i.test(text) ? `0x${text}` : text;
}
