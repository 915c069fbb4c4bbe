import { addDays, type Day } from '#domain/time/zone.ts';

/** A manager is away from one day to another, both included, and a colleague stands in. */
export interface Absence {
  userId: string;
  standInId: string;
  fromOn: Day;
  toOn: Day;
}

/** Days that an absence lasts at most: ours, so that a slip of the pen takes nobody away for a century. */
export const ABSENCE_MAX_DAYS = 184;
/** How many days ahead one can begin. Ours. */
const AHEAD_DAYS = 366;
/** How many of each manager may be noted at a time, those to come included. Ours. */
export const ABSENCES_EACH = 12;

/** The first and the last day that an absence can begin on. */
export const absenceStarts = (today: Day): { min: Day; max: Day } => ({ min: today, max: addDays(today, AHEAD_DAYS) });

/** The first and the last day that it can end on. */
export const absenceEnds = (from: Day): { min: Day; max: Day } => ({
  min: from,
  max: addDays(from, ABSENCE_MAX_DAYS - 1),
});

type Span = Pick<Absence, 'fromOn' | 'toOn'>;

const overlap = (one: Span, other: Span): Span | null => {
  const fromOn = one.fromOn > other.fromOn ? one.fromOn : other.fromOn;
  const toOn = one.toOn < other.toOn ? one.toOn : other.toOn;
  return fromOn <= toOn ? { fromOn, toOn } : null;
};

const awayOn = (absences: readonly Absence[], userId: string, day: Day): Absence | undefined =>
  absences.find((each) => each.userId === userId && each.fromOn <= day && day <= each.toOn);

/**
 * Who does somebody's part on a day: who stands in, or, where they are away too, who stands in for them. Null: nobody is away, or nobody is there.
 * @param isThere whether somebody is a manager still
 */
export function standInOn(
  absences: readonly Absence[],
  userId: string,
  day: Day,
  isThere: (id: string) => boolean,
): string | null {
  const seen = new Set<string>();
  let at = userId;
  for (;;) {
    const away = awayOn(absences, at, day);
    if (!away) return at === userId ? null : at;
    seen.add(at);
    at = away.standInId;
    // What was taken in before this rule, or behind its back, ends here as well.
    if (seen.has(at) || !isThere(at)) return null;
  }
}

/** Whose part somebody does on a day. */
export function standsInFor(
  absences: readonly Absence[],
  userId: string,
  day: Day,
  isThere: (id: string) => boolean,
): string[] {
  const away = [...new Set(absences.map((each) => each.userId))];
  return away.filter((id) => standInOn(absences, id, day, isThere) === userId);
}

/** What stands in the way of an absence: `oneself`, a stand-in who is nobody's manager, days on which one is away already, a circle, too many. */
export type AbsenceRefusal = 'oneself' | 'no_manager' | 'overlaps' | 'circle' | 'too_many';

/** Why an absence cannot be noted beside those that are, or null. A stand-in may be away on some of the days: then theirs stands in, as long as that does not lead back. */
export function absenceRefusal(
  asked: Absence,
  noted: readonly Absence[],
  isThere: (id: string) => boolean,
): AbsenceRefusal | null {
  if (asked.standInId === asked.userId) return 'oneself';
  if (!isThere(asked.standInId)) return 'no_manager';
  const own = noted.filter(({ userId }) => userId === asked.userId);
  if (own.some((each) => overlap(each, asked))) return 'overlaps';
  if (own.length >= ABSENCES_EACH) return 'too_many';
  return leadsTo(noted, asked.standInId, asked.userId, asked) ? 'circle' : null;
}

/** Whether on some day of a span who stands in for one person, and for them in turn, is another. */
function leadsTo(noted: readonly Absence[], from: string, to: string, span: Span): boolean {
  // A person is away once at a time, and no circle stands among what is noted: the way is as long as there are people.
  return noted.some((each) => {
    const days = each.userId === from ? overlap(each, span) : null;
    return days !== null && (each.standInId === to || leadsTo(noted, each.standInId, to, days));
  });
}
