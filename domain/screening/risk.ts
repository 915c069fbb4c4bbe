import { EEA } from '#domain/banking/account-problems.ts';
import type { HitState } from './hit.ts';
import type { WatchList } from './watch-list.ts';

/** How closely a client is looked at (Ley 10/2010, articles 5 to 16); `barred`: no business with them. */
export const RISK_LEVELS = ['low', 'medium', 'high', 'barred'] as const;
export type RiskLevel = (typeof RISK_LEVELS)[number];

/** What raises a person's risk, and to which level. The weights of the rest than sanctions and public offices (articles 14 and 42) are ours. */
const LEVEL_OF = {
  sanctioned: 'barred',
  undecided: 'high',
  exposed: 'high',
  says_exposed: 'high',
  funds_unknown: 'high',
  company: 'medium',
  abroad: 'medium',
  large: 'medium',
  document_expired: 'medium',
} as const satisfies Record<string, RiskLevel>;
type RiskReason = keyof typeof LEVEL_OF;
export const RISK_REASONS = Object.keys(LEVEL_OF) as [RiskReason, ...RiskReason[]];

export interface RiskFacts {
  hits: readonly { list: WatchList; state: HitState }[];
  /** What they say of themselves; null: nothing yet. */
  saysExposed: boolean | null;
  isCompany: boolean;
  /** Of their address, ISO 3166-1 alpha-2; null: not told. */
  country: string | null;
  /** Money that arrived for investments that stand, in cents. */
  paidCents: bigint;
  /** From which sum on the tenant has to know where funds come from, in cents. */
  fundsFromCents: bigint;
  /** Whether they have said where their funds come from. */
  fundsKnown: boolean;
  /** Last day of their identity document; null where none is known. */
  idExpiresOn: string | null;
  /** As the tenant's calendar has it. */
  today: string;
}

/** A person's level and all that it comes of, what weighs most first. Nobody's choice: it follows from what is known now. */
export function riskOf(facts: RiskFacts): { level: RiskLevel; reasons: RiskReason[] } {
  const { hits, saysExposed, isCompany, country, paidCents, fundsFromCents, fundsKnown, idExpiresOn, today } = facts;
  const is = (state: HitState, list?: WatchList) =>
    hits.some((hit) => hit.state === state && (list === undefined || hit.list === list));
  const isLarge = paidCents >= fundsFromCents;
  const holds: Record<RiskReason, boolean> = {
    sanctioned: is('CONFIRMED', 'sanctions'),
    undecided: is('OPEN'),
    exposed: is('CONFIRMED', 'exposed'),
    says_exposed: saysExposed === true,
    funds_unknown: isLarge && !fundsKnown,
    company: isCompany,
    abroad: country !== null && !EEA.has(country),
    large: isLarge,
    document_expired: idExpiresOn !== null && idExpiresOn < today,
  };
  const reasons = RISK_REASONS.filter((reason) => holds[reason]);
  const level = reasons.reduce<RiskLevel>(
    (worst, reason) => (RISK_LEVELS.indexOf(LEVEL_OF[reason]) > RISK_LEVELS.indexOf(worst) ? LEVEL_OF[reason] : worst),
    'low',
  );
  return { level, reasons };
}
