import type { Visit } from '#app/session/visit.ts';
import type { MessageKey } from './issue-problem.ts';

type Speaker = Pick<Visit, 't' | 'format'>;

const MONEY = /^-?\d+\.\d{2}$/;
/** Of a token: more places than money has (`priceParam`). */
const PRICE = /^-?\d+\.\d{3,8}$/;
const MOMENT = /^\d{4}-\d{2}-\d{2}T/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A message in the visitor's language. `validator.x` lives in the namespace `validator`; money, prices, moments and days in its parameters are written as people read them. */
export function messageOf(visit: Speaker, { key, params }: MessageKey): string {
  const name = key.startsWith('validator.') ? key.replace('.', ':') : key;
  return visit.t(name, { ...shownParams(visit, params), defaultValue: visit.t('validator:form_field_invalid') });
}

/** Parameters of a problem or refusal as text; whole numbers stay numbers, because plurals count them. */
export function shownParams({ format }: Speaker, params: MessageKey['params'] = {}): Record<string, string | number> {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => {
      if (typeof value !== 'string') return [name, value];
      // What somebody may have meant is told as they would type it.
      if (name === 'example') return [name, value];
      if (PRICE.test(value)) return [name, format.price(value)];
      if (MONEY.test(value)) return [name, format.money(value)];
      if (MOMENT.test(value)) return [name, format.dateTime(value)];
      return [name, DAY.test(value) ? format.date(value) : value];
    }),
  );
}
