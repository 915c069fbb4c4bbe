import { addMonths, type Day } from '#domain/time/zone.ts';

/** What outlives an account: its orders, what moved its money, and who the person was. */
export const KEPT_KINDS = ['orders', 'money', 'identity'] as const;
export type KeptKind = (typeof KEPT_KINDS)[number];

interface RetentionRule {
  kind: KeptKind;
  /** The first day on which the rule holds. */
  from: Day;
  /** From the end of the relationship: no record of it is younger. */
  years: number;
  source: string;
}

/** Spain's and the Union's rules; of several of one kind the one with the latest day counts (docs/decisions/0074). */
export const RETENTION_RULES: readonly RetentionRule[] = [
  { kind: 'orders', from: '2021-11-10', years: 5, source: 'Reglamento (UE) 2020/1503, art. 26' },
  { kind: 'money', from: '1886-01-01', years: 6, source: 'Código de Comercio, art. 30' },
  { kind: 'identity', from: '2010-04-30', years: 10, source: 'Ley 10/2010, art. 25' },
];

/** What there is of a person that a rule may keep. */
export interface Recorded {
  /** An order that was confirmed, or a complaint that was filed, whatever became of it. */
  orders: boolean;
  /** A movement in the ledger. */
  money: boolean;
  /** An identity that was handed in. */
  identity: boolean;
}

export interface KeptRecord {
  kind: KeptKind;
  years: number;
  source: string;
  /** The last day on which it is kept. */
  until: Day;
}

/** The rule of a kind on a day; null before the first. */
export function ruleOn(kind: KeptKind, day: Day, rules = RETENTION_RULES): RetentionRule | null {
  const inForce = rules.filter((rule) => rule.kind === kind && rule.from <= day);
  return inForce.sort((a, b) => (a.from < b.from ? 1 : -1))[0] ?? null;
}

/**
 * What is kept of a person whose account ends on a day, and until when. Orders and money are nobody's without a name: where either is kept, so is who
 * the person was, and no shorter.
 */
export function keptAfter(recorded: Recorded, endsOn: Day, rules = RETENTION_RULES): KeptRecord[] {
  const names = recorded.identity || recorded.orders || recorded.money;
  const found = KEPT_KINDS.flatMap((kind) => {
    const rule = (kind === 'identity' ? names : recorded[kind]) ? ruleOn(kind, endsOn, rules) : null;
    if (!rule) return [];
    return [{ kind, years: rule.years, source: rule.source, until: addMonths(endsOn, rule.years * 12) }];
  });
  const last = lastDayOf(found);
  return found.map((record) => (record.kind === 'identity' && last ? { ...record, until: last } : record));
}

/** The last day on which anything is kept; null where nothing is. */
export function lastDayOf(kept: readonly Pick<KeptRecord, 'until'>[]): Day | null {
  return kept.reduce<Day | null>((last, { until }) => (last === null || until > last ? until : last), null);
}
