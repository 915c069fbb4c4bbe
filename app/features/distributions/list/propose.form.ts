import { z } from 'zod';
import { acrossFields } from '#app/forms/across-fields.ts';
import { fieldOf, optionalFieldOf } from '#app/forms/field-of.ts';
import { proposeDistribution } from '#contract/distributions.ts';
import { AMOUNTS_OF_KIND } from '#domain/distribution/amounts.ts';
import type { DistributionKind } from '#domain/earning/kinds.ts';
import { parseHumanAmount } from '#domain/money/human-amount.ts';
import { moneyText } from '#domain/money/money.ts';
import type { Language } from '#domain/tenant/language.ts';
import { checkDate } from '#domain/validation/date.ts';
import { problem } from '#domain/validation/problem.ts';

/** A proposal as people type it: the amount of its kind, and capital given back beside it. */
export function proposeForm(lang: Language, symbol: string) {
  const { kind, name, note, replaces } = proposeDistribution.body.shape;
  /** @param least cents */
  const money = (least: bigint) => (text: string) => {
    const cents = parseHumanAmount(text, lang, symbol, least);
    return cents.ok ? { ok: true as const, value: moneyText(cents.value) } : cents;
  };
  const record_on = fieldOf((text) => {
    const wrong = checkDate(text);
    return wrong ? { ok: false as const, problem: wrong } : { ok: true as const, value: text };
  });
  const fields = z.object({
    name,
    kind,
    amount: fieldOf(money(1n)),
    capital: optionalFieldOf(money(0n)),
    record_on,
    note: note.optional(),
    replaces,
  });
  return acrossFields(fields, ({ right, refuse }) => {
    const capital = right.capital ?? '0.00';
    if (right.kind === 'CAPITAL_RETURN' && capital !== '0.00')
      refuse('capital', problem('validator.error_amount_not_of_kind'));
  });
}
export type ProposeFields = z.input<ReturnType<typeof proposeForm>>;
export type Proposed = z.output<ReturnType<typeof proposeForm>>;

const NAMES = { incomeCents: 'income', gainCents: 'gain', returnCents: 'capital' } as const;

/** The request's name of the amount that makes a kind what it is. */
export const mainAmount = (kind: DistributionKind) => NAMES[AMOUNTS_OF_KIND[kind][0] ?? 'incomeCents'];

/** The three amounts of a proposal, as the API takes them. */
export function amountsOf({ kind, amount, capital }: Pick<Proposed, 'kind' | 'amount' | 'capital'>) {
  return { income: '0.00', gain: '0.00', capital: capital ?? '0.00', [mainAmount(kind)]: amount };
}
