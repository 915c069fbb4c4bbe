/** Prints rows under their headings, columns as wide as they need; numbers stand to the right. */
export function printTable(headings: readonly string[], rows: readonly (readonly (string | number)[])[]): void {
  const texts = [headings, ...rows].map((row) => row.map(String));
  const widths = headings.map((_, at) => Math.max(...texts.map((row) => row[at]?.length ?? 0)));
  const isNumber = (text: string) => /^[\d.,]+( KB| ms|×)?$/.test(text);
  for (const row of texts) {
    const cells = row.map((cell, at) =>
      isNumber(cell) ? cell.padStart(widths[at] ?? 0) : cell.padEnd(widths[at] ?? 0),
    );
    console.log(`  ${cells.join('  ')}`.trimEnd());
  }
}
