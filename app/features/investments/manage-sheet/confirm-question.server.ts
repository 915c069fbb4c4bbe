import type { z } from 'zod';
import type { Question } from '#app/forms/ask-once.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { Fact } from '#app/ui/layout/facts.tsx';
import type { ManagedInvestment } from '#contract/investment.ts';
import { waitsForProofReview } from '#domain/investment/waiting.ts';
import { centsOf } from '#domain/money/money.ts';
import type { confirmForm } from './managed-investment.form.ts';

type Confirmed = z.output<ReturnType<typeof confirmForm>>;

/** What is asked before a payment is confirmed: whose, how much, what follows and who is told. */
export function confirmQuestion({ t, format }: SignedInVisit, order: ManagedInvestment): Question {
  const { reference, investor, to_pay } = order;
  const values = { reference, name: investor.name, amount: format.money(to_pay) };
  return {
    title: t('managed:confirmProof.ask', values),
    text: t('managed:confirmProof.asked', values),
    button: t('managed:confirmProof.button'),
  };
}

/** What was typed, as the page shows it again. */
export function receivedFacts({ t, format }: SignedInVisit, { received, value_date }: Confirmed): Fact[] {
  return [
    { label: t('managed:confirmProof.received'), value: format.money(received) },
    { label: t('managed:confirmProof.valueDate'), value: format.date(value_date) },
  ];
}

/** What is wrong with the amount of an order that waits for its payment; null where it is the expected one. Of any other order the back end decides. */
export function wrongAmount(
  { t, format }: SignedInVisit,
  { status, to_pay }: ManagedInvestment,
  { received }: Confirmed,
): string | null {
  if (!waitsForProofReview(status) || centsOf(received) === centsOf(to_pay)) return null;
  return t('api_errors:payment.amount_mismatch', { expected: format.money(to_pay) });
}
