import type { SignedInVisit } from '#app/session/visit.ts';
import { nearDays } from '#domain/time/near-day.ts';
import { daysOfPeriod, PERIODS, type Period } from '#domain/time/period.ts';
import { dayIn } from '#domain/time/zone.ts';
import { checkDate } from '#domain/validation/date.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { optionOf, optionsByLabel } from './options-by-label.ts';

export interface FilterOption {
  value: string;
  label: string;
}

/** A filter's control, filled in from the address. */
interface FilterField {
  kind: 'search' | 'choice' | 'day';
  name: string;
  label: string;
  value: string;
  /** A choice's empty option. */
  any: string;
  options: readonly FilterOption[];
}

/** A control on its way to a screen. */
export interface SentField extends Omit<FilterField, 'options'> {
  /** As one text, each a line of its value and its words with a tab between: in a page that has script each object of a list weighs. */
  options: string;
}

/** What a filter's words need of a visit. */
export type Texts = Pick<SignedInVisit, 't' | 'format'>;

/** One filter of a list: how its part of the address is read, what the call is asked for by it, and how it is shown. */
export interface Filter<T extends string, Q extends string = T> {
  /** What does not fit is left out: an address is typed by hand, too. */
  read(value: string): T | undefined;
  /** What the call is asked for by a value, by its names, where that is something else than the value itself. */
  asks?(visit: SignedInVisit, value: T, name: string): Record<string, Q | undefined>;
  /** Its control; null where a tile, a tab or a link sets it and it only travels along. */
  field(visit: Texts, options?: readonly FilterOption[]): Omit<FilterField, 'name' | 'value'> | null;
  /** The option that its control shows for a value, where that is another one of the same name. */
  shown?(visit: Texts, value: T): string;
  /** Other filters that a value leaves no room for. */
  overrules?(value: T): readonly string[];
  /** Whether a value needs days that are not given. */
  asksForDays?(value: T, asked: object): boolean;
  /** What the chip says while it is on; null: no chip. */
  chip(visit: Texts, value: T, options?: readonly FilterOption[]): string | null;
}

const NO_CHOICE = { any: '', options: [] };
const MOST_SEARCHED = 120;

/** Words to look for. Names of texts throughout. */
export function search(label: string): Filter<string> {
  return {
    // No text that the back end takes holds a NUL: it counts as a space.
    read: (value) => value.replaceAll('\u0000', ' ').trim().slice(0, MOST_SEARCHED).trim() || undefined,
    field: ({ t }) => ({ kind: 'search', label: t(label), ...NO_CHOICE }),
    chip: ({ t }, value) => t('ui:quoted', { value }),
  };
}

interface ChoiceTexts {
  label: string;
  /** The empty option. */
  any: string;
}

function readerOf<T extends string>(read: readonly T[] | ((value: string) => T | undefined)) {
  return typeof read === 'function' ? read : (value: string) => read.find((known) => known === value);
}

/** One of the known values. @param named where the values' names stand: `statuses:investment` names CHARGED by `statuses:investment.CHARGED` */
export function choice<const T extends string>(
  values: readonly T[],
  { label, any, named }: ChoiceTexts & { named: string | ((value: T) => string) },
): Filter<T> {
  const nameOf = (value: T) => (typeof named === 'function' ? named(value) : `${named}.${value}`);
  return {
    read: readerOf(values),
    field: ({ t }) => ({
      kind: 'choice',
      label: t(label),
      any: t(any),
      options: values.map((value) => ({ value, label: t(nameOf(value)) })),
    }),
    // A filter with one value says all by its name.
    chip: ({ t }, value) =>
      values.length === 1 ? t(nameOf(value)) : t('ui:filterChip', { label: t(label), value: t(nameOf(value)) }),
  };
}

/**
 * One of the known values by their names, in the reader's language and the tenant's wording: several that have one name are one option,
 * which asks for all of their codes, with commas between.
 */
export function joinedChoice<const T extends string>(
  values: readonly T[],
  { label, any, named }: ChoiceTexts & { named: string },
): Filter<T, string> {
  const options = ({ t }: Texts) => optionsByLabel(values, (value) => t(`${named}.${value}`));
  return {
    ...choice(values, { label, any, named }),
    field: (visit) => ({
      kind: 'choice',
      label: visit.t(label),
      any: visit.t(any),
      // The page asks by the value; which codes it stands for stays on the server.
      options: options(visit).map(({ value, label }) => ({ value, label })),
    }),
    shown: (visit, value) => optionOf(options(visit), value)?.value ?? value,
    asks: (visit, value, name) => ({ [name]: optionOf(options(visit), value)?.codes.join() }),
  };
}

/** One of the options that come with the answer. @param read which values the address may carry at all */
export function chosenFrom<const T extends string>(
  read: readonly T[] | ((value: string) => T | undefined),
  { label, any, unknown }: ChoiceTexts & { unknown?: string },
): Filter<T> {
  return {
    read: readerOf(read),
    field: ({ t }, options = []) => ({ kind: 'choice', label: t(label), any: t(any), options }),
    chip: ({ t }, value, options = []) =>
      t('ui:filterChip', {
        label: t(label),
        value: options.find((option) => option.value === value)?.label ?? (unknown ? t(unknown) : value),
      }),
  };
}

/** A record's id. */
export function recordId(value: string): string | undefined {
  return isRecordId(value) ? value : undefined;
}

/** A day that a list can have. @param chip names the day by `{{date}}` */
export function day({ label, chip }: { label: string; chip: string }): Filter<string> {
  return {
    read: (value) => (checkDate(value, nearDays(new Date())) === null ? value : undefined),
    field: ({ t }) => ({ kind: 'day', label: t(label), ...NO_CHOICE }),
    chip: ({ t, format }, value) => t(chip, { date: format.date(value) }),
  };
}

/**
 * A span of days by name, beside the days `from` and `to` of the same list, which give it by its ends. The call is asked for the days,
 * whichever way they were given: a name counts before days that are left in the form.
 */
export function period({ label, any }: ChoiceTexts): Filter<Period, string> {
  const named = choice(PERIODS, { label, any, named: 'ui:period' });
  return {
    ...named,
    asks: ({ now, customization }, value, name) => ({
      [name]: undefined,
      ...(value === 'own' ? {} : daysOfPeriod(value, dayIn(now, customization.tenant.time_zone))),
    }),
    overrules: (value) => (value === 'own' ? [] : ['from', 'to']),
    asksForDays: (value, asked) => value === 'own' && !hasDays(asked),
    chip: (visit, value) => (value === 'own' ? null : named.chip(visit, value)),
  };
}

interface Days {
  from?: string;
  to?: string;
}

const hasDays = ({ from, to }: Days) => from !== undefined || to !== undefined;

/** Set by a tile, a tab or a link; it has no control and travels along. @param chip its words while it is on; absent: it shows itself */
export function unseen<const T extends string>(
  read: readonly T[] | ((value: string) => T | undefined),
  chip?: (visit: Texts, value: T, options: readonly FilterOption[]) => string,
): Filter<T> {
  return {
    read: readerOf(read),
    field: () => null,
    chip: (visit, value, options = []) => chip?.(visit, value, options) ?? null,
  };
}
