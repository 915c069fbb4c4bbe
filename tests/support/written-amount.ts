/** An amount of money as people of a language write and read it, without its currency: "6.000,00" in Spanish, "6,000.00" in English. */
export function writtenAmount(lang: 'es' | 'en', cents: number): string {
  const format = { minimumFractionDigits: 2, maximumFractionDigits: 2, useGrouping: 'always' } as const;
  return new Intl.NumberFormat(lang === 'es' ? 'es-ES' : 'en-GB', format).format(cents / 100);
}
