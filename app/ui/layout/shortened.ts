/** A name of the chain by its two ends, which tell it apart: 6 signs, dots, 4 signs. What is short, or is words, stays whole. */
export function shortened(text: string): string {
  return text.length <= 14 || text.includes(' ') ? text : `${text.slice(0, 6)}…${text.slice(-4)}`;
}
