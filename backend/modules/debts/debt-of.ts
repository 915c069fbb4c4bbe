import { totalsOf } from '#backend/totals/totals.repository.ts';
import type { Work } from '#backend/work.ts';
import { type DebtMoney, dueInstalment } from '#domain/debt/instalment.ts';
import type { DebtTerms } from '#domain/debt/schedule.ts';
import { sumOf } from '#domain/money/money.ts';
import { type Day, dayIn } from '#domain/time/zone.ts';
import { debtTermsOf } from './debt-terms.ts';
import { type DebtDistribution, type DebtRow, debtDistributions, debtRows } from './debts.repository.ts';

/** A debt that is being paid back, and the distributions that do it. */
export interface RunningDebt {
  row: DebtRow;
  /** Tokens in hands. */
  supply: number;
  terms: DebtTerms;
  money: DebtMoney;
  distributions: DebtDistribution[];
  /** The day on which a manager declared it in default; null where nobody has. */
  declaredOn: Day | null;
}

/** A debt, whether or not it has a schedule. */
type KnownDebt = Omit<RunningDebt, 'terms'> & { terms: DebtTerms | null };

/** After a refusal or a withdrawal nothing is proposed for a day: whoever ended it may propose something else. */
const PAUSE_MS = 86_400_000;

/** A debt with what was paid of it; null where an issuance has no schedule to be paid back by. Lock the issuance where it has to stay true. */
export async function debtOf(work: Work, issuanceId: string): Promise<RunningDebt | null> {
  const debts = await debtsOf(work, [issuanceId]);
  return debts.get(issuanceId) ?? null;
}

/** `debtOf` of several, by their ids, in one round trip; those without a schedule are left out. */
export async function debtsOf(work: Work, issuanceIds: readonly string[]): Promise<Map<string, RunningDebt>> {
  const known = await knownDebts(work, issuanceIds);
  return new Map(known.flatMap(({ terms, ...debt }) => (terms ? [[debt.row.id, { ...debt, terms }]] : [])));
}

/** The debts among issuances, in one round trip; `terms` are null where there is no schedule to be paid back by. */
export async function knownDebts(work: Work, issuanceIds: readonly string[]): Promise<KnownDebt[]> {
  if (issuanceIds.length === 0) return [];
  const { tx, tenant } = work;
  const [rows, totals, paid] = await Promise.all([
    debtRows(tx, tenant.id, issuanceIds),
    totalsOf(tx, tenant.id, { kinds: ['holder'], issuanceIds }),
    debtDistributions(tx, tenant.id, issuanceIds),
  ]);
  return rows
    .filter(({ productType }) => productType === 'DEBT')
    .map((row) => {
      const supply = Number(totals.of({ kind: 'holder', issuance: row.id }).cents);
      const distributions = paid.filter(({ issuanceId }) => issuanceId === row.id);
      const declared = row.defaultDeclaredAt;
      const declaredOn = declared && dayIn(declared, tenant.customization.tenant.time_zone);
      const terms = debtTermsOf(work, row, supply);
      return { row, supply, terms, distributions, declaredOn, money: moneyOf(work, distributions) };
    });
}

function moneyOf({ tenant }: Pick<Work, 'tenant'>, all: readonly DebtDistribution[]): DebtMoney {
  const zone = tenant.customization.tenant.time_zone;
  const standing = all.filter(stands);
  const open = standing.filter((one) => !isPaid(one));
  return {
    payments: standing.flatMap(({ status, fundedAt, grossCents: cents }) =>
      fundedAt && status !== 'PROPOSED' ? [{ on: dayIn(fundedAt, zone), cents }] : [],
    ),
    openInterestCents: sumOf(open.map(({ incomeCents }) => incomeCents)),
    openPrincipalCents: sumOf(open.map(({ returnCents }) => returnCents)),
    proposedFor: standing.flatMap(({ instalmentOn }) => instalmentOn ?? []),
  };
}

const stands = ({ status }: DebtDistribution) => status !== 'REJECTED' && status !== 'WITHDRAWN';

/** Money counts from the day on which all of it is here, once the distribution is approved. */
export const isPaid = (one: DebtDistribution) => stands(one) && one.status !== 'PROPOSED' && one.fundedAt !== null;

/** The instalment to be proposed now, and until when it waits because one of its day was refused or withdrawn; null where none is. */
export function toPropose({ tenant, now }: Pick<Work, 'tenant' | 'now'>, { terms, money, distributions }: RunningDebt) {
  const due = dueInstalment(terms, money, dayIn(now, tenant.customization.tenant.time_zone));
  if (!due) return null;
  const ended = distributions.filter(({ instalmentOn, endedAt }) => instalmentOn === due.on && endedAt !== null);
  const last = Math.max(0, ...ended.map(({ endedAt }) => endedAt?.getTime() ?? 0));
  return { ...due, pausedUntil: last + PAUSE_MS > now.getTime() ? new Date(last + PAUSE_MS) : null };
}
