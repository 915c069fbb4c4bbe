import { DAY_PARTS, dayText } from '#domain/validation/typed-day.ts';

const PART = /^(.+)_(day|month|year)$/;

/**
 * A day comes as three fields (`birthday_day`, `birthday_month`, `birthday_year`) and goes on as one, so that nothing behind the reader knows of three.
 * A field that only ends like one of them (`years_1_year`, `last_day`) has no two others beside it, and stays as it is.
 */
export function joinDays(form: FormData): void {
  const named = new Set([...form.keys()].flatMap((name) => PART.exec(name)?.[1] ?? []));
  const names = [...named].filter((name) => DAY_PARTS.every((part) => form.has(`${name}_${part}`)));
  for (const name of names) {
    const text = (part: string) => {
      const value = form.get(`${name}_${part}`);
      return typeof value === 'string' ? value : '';
    };
    form.set(name, dayText({ day: text('day'), month: text('month'), year: text('year') }));
    for (const part of DAY_PARTS) form.delete(`${name}_${part}`);
  }
}
