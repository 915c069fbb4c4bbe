/** A word of a bank for a transfer that came, the payer's name behind it, and nothing else: no figure, no reference. */
const TRANSFER_OF =
  /^(?:TRANSFERENCIA|TRANSFERENC\.|TRANSF\.|TRANSF)(?: RECIBIDA| INMEDIATA)? DE:? ([\p{L} .,&'’-]+)$/iu;

/**
 * Who sent a credit, where the bank begins its text with it: "TRANSFERENCIA DE BERTA HERRERO MÉNDEZ" → "BERTA HERRERO MÉNDEZ". Null where it says
 * something else, where the name fills its column and so may go on behind it, or is one word, as "TRANSFERENCIA DE NOMINA" would be.
 * @param column the first of the text as it stands in Norma 43, not trimmed
 */
export function payerInText(column: string): string | null {
  if (!/\s$/.test(column)) return null;
  const name = TRANSFER_OF.exec(column.trim())?.[1]?.trim() ?? '';
  return name.split(/\s+/).length > 1 ? name : null;
}
