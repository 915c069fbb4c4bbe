/**
 * A text cell for a CSV file: one that a spreadsheet would take for a formula gets an apostrophe in front (safety.md). The
 * full-width twins of the signs count too. Numbers that we format ourselves do not pass through here.
 */
export function csvCell(text: string): string {
  return /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
}
