import type { Customization } from '#contract/customization.ts';
import {
  formatMoney,
  formatMoneyAlike,
  formatMoneyShort,
  formatPercent,
  formatPrice,
  formatTokens,
} from '#domain/money/format.ts';
import { centsOf } from '#domain/money/money.ts';
import { priceOf } from '#domain/money/price.ts';
import type { Language } from '#domain/tenant/language.ts';
import { wholeDays } from '#domain/time/whole-days.ts';
import { dayIn, daysBetween } from '#domain/time/zone.ts';
import { zoneName } from '#domain/time/zone-name.ts';

/** Values as people read them, in the tenant's currency and time zone. Everything goes in as the API answers it and comes out as text. */
export interface Format {
  /** Money of the API ("1250.00") or cents: "1.250,00 €". */
  money(amount: string | bigint): string;
  /** As `money`, without decimals that are zero: "250.000 €", for key figures. */
  moneyShort(amount: string | bigint): string;
  /** Cents of sums that are read together, such as what is raised of a target: all with decimals where one has some. */
  moneyAlike<Sums extends readonly bigint[]>(...sums: Sums): { [At in keyof Sums]: string };
  /** Cents that a law names in euros: as the tenant writes its money where that is euros, else with the sign of the euro: "60.000 €". */
  euros(cents: bigint): string;
  /** A token price of the API, two to six decimals: "71,980001 €". */
  price(price: string): string;
  /** Whole tokens, grouped. */
  tokens(count: number): string;
  /** A per cent with at most two decimals, as text ("8.25") or number: "8,25 %". */
  percent(value: string | number): string;
  /** A day of the API (YYYY-MM-DD) or a moment: "21 nov 2026". */
  date(moment: string | Date): string;
  /** A moment with its time: "21 nov 2026, 14:05". */
  dateTime(moment: string | Date): string;
  /** Long form for deadlines, with weekday, time and zone: "miércoles, 25 de noviembre de 2026, 23:59 (hora de Madrid)". */
  deadline(moment: string | Date): string;
  /** Calendar days from now in the tenant's zone: "hoy", "en 3 días", "hace 2 días". */
  relativeDays(moment: string | Date): string;
  /**
   * As lists say it: within 48 hours "hoy, 00:21", "ayer, 20:54"; else "21 nov, 20:54", of another year "21 nov 2025". A day of the API has
   * no hour.
   */
  recent(moment: string | Date): string;
  /** A month: "nov 2026". */
  month(moment: string | Date): string;
}

/** Where the tenant's own money is another. */
const EUROS = { symbol: '€', symbolPosition: 'after' } as const;
const LOCALES: Record<Language, string> = { es: 'es-ES', en: 'en-GB' };
const RELATIVE: Record<Language, Intl.RelativeTimeFormat> = {
  es: new Intl.RelativeTimeFormat(LOCALES.es, { numeric: 'auto' }),
  en: new Intl.RelativeTimeFormat(LOCALES.en, { numeric: 'auto' }),
};
/** As long ago, or ahead, a day is named by its place beside today. */
const NEAR_MS = 48 * 3_600_000;
const DAY_ONLY = /^\d{4}-\d{2}-\d{2}$/;
const isDayOnly = (moment: string | Date): moment is string => typeof moment === 'string' && DAY_ONLY.test(moment);

const SHAPES = {
  date: { day: 'numeric', month: 'short', year: 'numeric' },
  dayMonth: { day: 'numeric', month: 'short' },
  dateTime: { day: 'numeric', month: 'short', year: 'numeric', hour: '2-digit', minute: '2-digit' },
  longDate: { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
  hour: { hour: '2-digit', minute: '2-digit' },
  month: { month: 'short', year: 'numeric' },
} as const satisfies Record<string, Intl.DateTimeFormatOptions>;
type Shape = keyof typeof SHAPES;

/**
 * The formatter of one request.
 * @param now the moment of the request, for `relativeDays`
 */
export function formatFor(customization: Customization, lang: Language, now: Date): Format {
  const zone = knownZone(customization.tenant.time_zone);
  const currency = {
    symbol: customization.currency.symbol,
    symbolPosition: customization.currency.symbol_position,
  };
  const cents = (amount: string | bigint) => (typeof amount === 'bigint' ? amount : centsOf(amount));
  // A day has no zone: it must not slide to the day before.
  const written = (moment: string | Date, shape: Shape) =>
    whole(dateFormat(lang, isDayOnly(moment) ? 'UTC' : zone, shape).format(new Date(moment)));
  const today = dayIn(now, zone);
  return {
    money: (amount) => formatMoney(cents(amount), currency, lang),
    moneyShort: (amount) => formatMoneyShort(cents(amount), currency, lang),
    moneyAlike: (...sums) => formatMoneyAlike(sums, currency, lang),
    euros: (sum) => formatMoneyShort(sum, customization.currency.code === 'EUR' ? currency : EUROS, lang),
    price: (price) => formatPrice(priceOf(price), currency, lang),
    tokens: (count) => formatTokens(count, lang),
    percent: (value) => formatPercent(centsOf(String(value)), lang),
    date: (moment) => written(moment, 'date'),
    dateTime: (moment) => written(moment, 'dateTime'),
    deadline: (moment) => {
      const [day, hour] = [written(moment, 'longDate'), written(moment, 'hour')];
      return `${wholeDays(day)}, ${hour}${HARD_SPACE}(${zoneName(zone, lang).replaceAll(' ', HARD_SPACE)})`;
    },
    relativeDays: (moment) => {
      const day = isDayOnly(moment) ? moment : dayIn(new Date(moment), zone);
      return RELATIVE[lang].format(daysBetween(today, day), 'day');
    },
    recent: (moment) => {
      const isDay = isDayOnly(moment);
      const day = isDay ? moment : dayIn(new Date(moment), zone);
      const days = daysBetween(today, day);
      const isNear = isDay ? Math.abs(days) < 2 : Math.abs(new Date(moment).getTime() - now.getTime()) < NEAR_MS;
      const isThisYear = day.slice(0, 4) === today.slice(0, 4);
      const name = isNear ? RELATIVE[lang].format(days, 'day') : written(moment, isThisYear ? 'dayMonth' : 'date');
      return isDay || !(isThisYear || isNear) ? name : `${name}, ${written(moment, 'hour')}`;
    },
    month: (moment) => written(moment, 'month'),
  };
}

/** A short day is not broken over lines; between a day and its hour there may be a break. */
const whole = (text: string) => (text.length > LONGEST_WHOLE ? text : text.replace(/(?<!,) /g, HARD_SPACE));
/** "26 sept 2026, 14:05". */
const LONGEST_WHOLE = 20;
const HARD_SPACE = '\u00a0';

/** Formatters are costly to make and safe to share. */
const made = new Map<string, Intl.DateTimeFormat>();

function dateFormat(lang: Language, timeZone: string, shape: Shape): Intl.DateTimeFormat {
  const key = `${lang} ${shape} ${timeZone}`;
  const known = made.get(key) ?? new Intl.DateTimeFormat(LOCALES[lang], { ...SHAPES[shape], timeZone });
  made.set(key, known);
  return known;
}

const zones = new Map<string, string>();

/** A tenant's zone that this machine does not know must not break its pages. */
function knownZone(zone: string): string {
  const known = zones.get(zone) ?? checkedZone(zone);
  zones.set(zone, known);
  return known;
}

function checkedZone(zone: string): string {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone });
    return zone;
  } catch {
    return 'Europe/Madrid';
  }
}
