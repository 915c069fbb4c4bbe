/** Two letters for a person or a company: "Elena Rivas Prieto" → "ER", "Cumbre" → "C"; "·" for nobody. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s,.-]+/).filter((word) => /\p{L}/u.test(word));
  const letters = words.slice(0, 2).map((word) => Array.from(word.replace(/[^\p{L}]/gu, ''))[0] ?? '');
  return letters.join('').toUpperCase() || '·';
}
