import { momentAt } from '#domain/time/moment-at.ts';
import { addMonths } from '#domain/time/zone.ts';
import type { Facts } from './house-register.ts';

const HOUR_MS = 3_600_000;
/** Hours from the classification as major to the initial notification (Delegated Regulation (EU) 2025/301, article 5(1)(a)). */
const NOTIFY_HOURS = 4;
/** Hours from when the platform became aware of it, by which it is notified at the latest where it was classified within them (article 5(1)(a) and (2)). */
const AWARE_HOURS = 24;
/** Hours from the initial notification to the intermediate report (article 5(1)(b)). */
const INTERIM_HOURS = 72;
/** Months from the intermediate report to the final one (article 5(1)(c)). */
const FINAL_MONTHS = 1;

/** What an incident waits for: to be classified, notified, and reported on twice. */
export const INCIDENT_STEPS = ['classify', 'notify', 'interim', 'final'] as const;
type IncidentStep = (typeof INCIDENT_STEPS)[number];

/**
 * What an incident that is open waits for, and until when. Null: nothing has a term, as of one that is no major one, or of which all was reported.
 * What falls on a weekend or a holiday may be sent until noon of the next working day (article 5(4)), but not by everybody (article 5(5) and (6)): no term is put off here.
 * @param timeZone the tenant's, by which days and times of the facts are read
 */
export function incidentDue(facts: Facts, timeZone: string): { step: IncidentStep; due: Date } | null {
  const at = (name: string) => {
    const [day, time] = [facts[`${name}_on`], facts[`${name}_at`]];
    return day && time ? momentAt(day, time, timeZone) : null;
  };
  const after = (from: Date, hours: number) => new Date(from.getTime() + hours * HOUR_MS);
  const found = at('incident_found');
  if (!found) return null;
  if (!facts.incident_class) return { step: 'classify', due: after(found, AWARE_HOURS) };
  if (facts.incident_class !== 'MAJOR') return null;
  const [classed, told, interim] = [at('incident_classed'), at('incident_told'), at('incident_interim')];
  if (!told) {
    if (!classed) return { step: 'notify', due: after(found, AWARE_HOURS) };
    const latest = after(found, AWARE_HOURS);
    const due = after(classed, NOTIFY_HOURS);
    // Classified later than that, four hours are what counts (article 5(2)).
    return { step: 'notify', due: classed <= latest && latest < due ? latest : due };
  }
  if (!interim) return { step: 'interim', due: after(told, INTERIM_HOURS) };
  if (facts.incident_final_on) return null;
  const day = addMonths(facts.incident_interim_on ?? '', FINAL_MONTHS);
  return { step: 'final', due: momentAt(day, facts.incident_interim_at ?? '', timeZone) };
}
