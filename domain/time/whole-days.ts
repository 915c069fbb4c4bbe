const HARD_SPACE = '\u00a0';
/** "1 de enero de 2026", "30 September 2026". */
const LONG_DAY = /(?<!\d)\d{1,2} (?:de )?\p{L}{3,} (?:de )?\d{4}(?!\d)/gu;
/** Longer ones would be wider than a heading's line on a phone: they may break before their year, with the word that leads to it. */
const LONGEST_WHOLE = 20;

/** A running text whose long days do not tear over lines: never "1 de enero de / 2026". */
export const wholeDays = (text: string): string => text.replace(LONG_DAY, (day) => glued(day));

function glued(day: string): string {
  const whole = day.replaceAll(' ', HARD_SPACE);
  return day.length > LONGEST_WHOLE ? whole.replace(/\u00a0(?=de\u00a0\d{4}$)/, ' ') : whole;
}
