import { dayText } from '#domain/validation/typed-day.ts';

/** What an address says of one end of a statement: a day whole, or in the three parts of its field; null where it says nothing. */
export function askedDay(params: URLSearchParams, name: 'from' | 'to'): string | null {
  const whole = params.get(name);
  if (whole !== null) return whole;
  const [day, month, year] = ['day', 'month', 'year'].map((part) => params.get(`${name}_${part}`));
  if (day === null && month === null && year === null) return null;
  return dayText({ day: day ?? '', month: month ?? '', year: year ?? '' });
}
