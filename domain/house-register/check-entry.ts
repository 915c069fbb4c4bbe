import { isLei } from '#domain/information-sheet/lei.ts';
import type { Day } from '#domain/time/zone.ts';
import { checkDate } from '#domain/validation/date.ts';
import { checkHiddenSigns } from '#domain/validation/hidden-signs.ts';
import { type Problem, problem } from '#domain/validation/problem.ts';
import { checkUnsafeText } from '#domain/validation/unsafe-text.ts';
import {
  FACT_CHARS,
  type Facts,
  factsOf,
  type HouseRegister,
  NAME_MAX_CHARS,
  type RegisterFact,
} from './house-register.ts';

/** Contracts that still run may be older than the platform. */
const FIRST_DAY = '1980-01-01';
const LAST_DAY = '2099-12-31';
const CLOCK_TIME = /^([01]\d|2[0-3]):[0-5]\d$/;
/** Days that have been: nobody has seen, classed or told anything tomorrow. */
const PAST = [
  'conflict_seen_on',
  'conflict_told_on',
  'incident_found_on',
  'incident_classed_on',
  'incident_told_on',
  'incident_interim_on',
  'incident_final_on',
];

/** What is wrong with what an entry is called, or null. */
export function checkEntryName(name: string): Problem | null {
  if (name.length < 3)
    return name === '' ? problem('validator.error_null') : problem('validator.error_string_min', { min: 3 });
  if (name.length > NAME_MAX_CHARS) return problem('validator.error_string_max', { max: NAME_MAX_CHARS });
  return checkHiddenSigns(name) ?? checkUnsafeText(name);
}

/** What is wrong with one fact by itself, or null. An empty one is wrong only where it is required. */
export function checkFact(
  name: string,
  { kind, required, values }: RegisterFact,
  text: string,
  today: Day,
): Problem | null {
  if (text === '') return required ? problem('validator.error_null') : null;
  if (text.length > FACT_CHARS[kind]) return problem('validator.error_string_max', { max: FACT_CHARS[kind] });
  switch (kind) {
    case 'day':
      return checkDate(text, { min: FIRST_DAY, max: PAST.includes(name) ? today : LAST_DAY });
    case 'time':
      return CLOCK_TIME.test(text) ? null : problem('validator.error_time');
    case 'lei':
      return isLei(text) ? null : problem('validator.error_lei');
    case 'word':
      return values?.includes(text) ? null : problem('validator.error_option');
    case 'line':
      return checkHiddenSigns(text) ?? checkUnsafeText(text);
    case 'text':
      return checkUnsafeText(text);
  }
}

/** Facts that are told together: one without the other says nothing. */
const TOGETHER = [
  ['conflict_told_where', 'conflict_told_on'],
  ['incident_class', 'incident_classed_on', 'incident_classed_at'],
  ['incident_told_whom', 'incident_told_on', 'incident_told_at'],
  ['incident_interim_on', 'incident_interim_at'],
  ['incident_final_on', 'incident_final_at'],
];
/** A first day and a day that cannot be before it. */
const AFTER = [
  ['conflict_seen_on', 'conflict_told_on'],
  ['provider_from', 'provider_until'],
  ['incident_found_on', 'incident_classed_on'],
  ['incident_found_on', 'incident_told_on'],
  ['incident_told_on', 'incident_interim_on'],
  ['incident_interim_on', 'incident_final_on'],
];

/** What is wrong between the facts of an entry, by the fact at which it is said. */
export function checkTogether(facts: Facts): Record<string, Problem> {
  const found: Record<string, Problem> = {};
  for (const names of TOGETHER)
    if (names.some((name) => facts[name]))
      for (const name of names) if (name in facts && !facts[name]) found[name] = problem('validator.error_null');
  for (const [first = '', then = ''] of AFTER) {
    const [from, until] = [facts[first], facts[then]];
    if (from && until && until < from) found[then] = problem('validator.error_date_min', { min: from });
  }
  // Leaving has to be thought of before it is needed (Regulation (EU) 2022/2554, article 28(8)).
  if (facts.provider_critical === 'CRITICAL' && !facts.provider_exit)
    found.provider_exit = problem('validator.error_null');
  return found;
}

/** Everything that is wrong with an entry's facts, and those that its register does not have. @param today the tenant's */
export function checkFacts(register: HouseRegister, facts: Facts, today: Day): Record<string, Problem> {
  const known = new Map<string, RegisterFact>(factsOf(register));
  const alone: Record<string, Problem> = {};
  for (const name of Object.keys(facts)) if (!known.has(name)) alone[name] = problem('validator.form_field_invalid');
  for (const [name, fact] of known) {
    const wrong = checkFact(name, fact, facts[name] ?? '', today);
    if (wrong) alone[name] = wrong;
  }
  return { ...checkTogether(facts), ...alone };
}

/** Why an entry cannot be closed yet, by the fact that lacks: an incident is over when its class and its cause are known, and a major one when it was told. */
export function lacksForClosing(register: HouseRegister, facts: Facts): string[] {
  if (register !== 'incidents') return [];
  const needed = [
    'incident_class',
    'incident_cause',
    ...(facts.incident_class === 'MAJOR' ? ['incident_told_whom'] : []),
  ];
  return needed.filter((name) => !facts[name]);
}

/** An incident that was found to be major and of which nobody was told. */
export function waitsForTelling(register: HouseRegister, facts: Facts): boolean {
  return register === 'incidents' && facts.incident_class === 'MAJOR' && !facts.incident_told_whom;
}
