import type { DistributionKind } from '#domain/earning/kinds.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import type { Localized } from '#domain/tenant/language.ts';

/** Sums that always hold: gross = income + gain + capital = withheld + net. */
const SUMS = ['income', 'gain', 'capital', 'gross', 'withheld', 'net'] as const;
type Sum = (typeof SUMS)[number];
export type CertifiedSums = Record<Sum, string>;

/** A company by name and tax number. Who withholds and answers to the tax office is the issuer, not the platform. */
interface Payer {
  name: string;
  taxNumber: string;
}

/** One earning that was paid in the year, as the books have it. Cents. */
export interface PaidEarning {
  payer: Payer;
  project: Localized;
  kind: DistributionKind;
  rateBasisPoints: number;
  incomeCents: bigint;
  gainCents: bigint;
  returnCents: bigint;
  withheldCents: bigint;
  netCents: bigint;
}

/** What a payer paid of one kind, of one project, at one rate. */
interface CertifiedLine extends CertifiedSums {
  project: Localized;
  kind: DistributionKind;
  /** Hundredths of a per cent. */
  rate: number;
}

/** What a yearly certificate says. It is kept as it was said: amounts are decimal texts. */
export interface CertificateContent {
  year: number;
  /** The platform that issued it, as it was called then; papers from before this was kept have none. */
  house?: Payer;
  /** The year is not over: more may come. */
  provisional: boolean;
  holder: { name: string; taxNumber: string; country: string };
  payers: (Payer & { lines: CertifiedLine[]; sums: CertifiedSums })[];
  sums: CertifiedSums;
}

/** A holder's year, by who paid, kind, project and rate, always in one order: the same earnings give the same paper. */
export function certificateOf(
  about: Pick<CertificateContent, 'year' | 'provisional' | 'holder'>,
  earnings: readonly PaidEarning[],
): CertificateContent {
  const byPayer = groups(earnings, ({ payer }) => `${payer.name}\u0000${payer.taxNumber}`);
  return {
    ...about,
    payers: byPayer.flatMap((paid) => {
      const [first] = paid;
      return first ? [{ ...first.payer, lines: linesOf(paid), sums: sumsOf(paid) }] : [];
    }),
    sums: sumsOf(earnings),
  };
}

function linesOf(paid: readonly PaidEarning[]): CertifiedLine[] {
  const keyOf = ({ project, kind, rateBasisPoints }: PaidEarning) =>
    [project.es, project.en, kind, String(rateBasisPoints).padStart(5, '0')].join('\u0000');
  return groups(paid, keyOf).flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    return [{ project: first.project, kind: first.kind, rate: first.rateBasisPoints, ...sumsOf(same) }];
  });
}

function groups(earnings: readonly PaidEarning[], keyOf: (one: PaidEarning) => string): PaidEarning[][] {
  const found = new Map<string, PaidEarning[]>();
  for (const one of earnings) found.set(keyOf(one), [...(found.get(keyOf(one)) ?? []), one]);
  return [...found].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, same]) => same);
}

function sumsOf(earnings: readonly PaidEarning[]): CertifiedSums {
  const total = (of: (one: PaidEarning) => bigint) => moneyText(earnings.reduce((sum, one) => sum + of(one), 0n));
  return {
    income: total(({ incomeCents }) => incomeCents),
    gain: total(({ gainCents }) => gainCents),
    capital: total(({ returnCents }) => returnCents),
    gross: total((one) => one.incomeCents + one.gainCents + one.returnCents),
    withheld: total(({ withheldCents }) => withheldCents),
    net: total(({ netCents }) => netCents),
  };
}

/** Whether a paper adds up: each payer's lines to its sums, the payers to the whole, and gross to withheld and net. */
export function addsUp({ payers, sums }: CertificateContent): boolean {
  const isSum = (parts: readonly CertifiedSums[], whole: CertifiedSums) =>
    SUMS.every((name) => parts.reduce((total, part) => total + centsOf(part[name]), 0n) === centsOf(whole[name]));
  return (
    payers.every((payer) => isSum(payer.lines, payer.sums)) &&
    isSum(
      payers.map((payer) => payer.sums),
      sums,
    ) &&
    centsOf(sums.gross) === centsOf(sums.withheld) + centsOf(sums.net)
  );
}
