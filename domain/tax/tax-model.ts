import type { DistributionKind } from '#domain/earning/kinds.ts';

/**
 * The forms in which whoever pays declares what was withheld in Spain: each quarter, and as a list of recipients for the year. Income of capital of residents,
 * rents of residents, and whatever is paid to people who are resident elsewhere (RDLeg 5/2004, article 31).
 */
export const TAX_MODELS = {
  CAPITAL: { quarter: '123', year: '193' },
  RENT: { quarter: '115', year: '180' },
  ABROAD: { quarter: '216', year: '296' },
} as const;
export type TaxModel = keyof typeof TAX_MODELS;
export const TAX_MODEL_NAMES = Object.keys(TAX_MODELS) as TaxModel[];

export const QUARTERS = ['1', '2', '3', '4'] as const;
export type Quarter = (typeof QUARTERS)[number];

/** Under what an income is declared. An unknown residence is elsewhere, as for its rate (`residenceOf`). */
export function taxModelOf({ kind, residence }: { kind: DistributionKind; residence: string | null }): TaxModel {
  if (residence !== 'ES') return 'ABROAD';
  return kind === 'RENT' ? 'RENT' : 'CAPITAL';
}

/** What was paid and withheld under one model in a quarter; without one, in the year: somebody who was paid twice is one recipient. */
export interface ModelSum {
  model: TaxModel;
  quarter: Quarter | null;
  recipients: number;
  baseCents: bigint;
  withheldCents: bigint;
}

/** A line as people read it. */
interface ModelLine extends ModelSum {
  /** The number of the form. */
  form: string;
}

/** The sums of a year in the order in which they are declared: a model's quarters, then its year. What nothing was paid under is left out. */
export function modelLines(sums: readonly ModelSum[]): ModelLine[] {
  return TAX_MODEL_NAMES.flatMap((model) =>
    [...QUARTERS, null].flatMap((quarter) =>
      sums
        .filter((sum) => sum.model === model && sum.quarter === quarter && sum.recipients > 0)
        .map((sum) => ({ ...sum, form: TAX_MODELS[model][quarter === null ? 'year' : 'quarter'] })),
    ),
  );
}
