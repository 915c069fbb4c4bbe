/** The same moment so many years later, in UTC; the 29th of February becomes the 28th where there is none. */
export function addYears(at: Date, years: number): Date {
  const later = new Date(at);
  later.setUTCFullYear(at.getUTCFullYear() + years);
  if (later.getUTCMonth() !== at.getUTCMonth()) later.setUTCDate(0);
  return later;
}

/** Whether something that ends at a moment is still in force; null is something that never was. */
export function inForce(until: Date | null, now: Date): boolean {
  return until !== null && now.getTime() < until.getTime();
}
