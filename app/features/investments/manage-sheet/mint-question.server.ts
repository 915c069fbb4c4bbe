import type { Question } from '#app/forms/ask-once.server.ts';
import type { ToastMessage } from '#app/session/toast.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { Fact } from '#app/ui/layout/facts.tsx';
import type { ManagedInvestment } from '#contract/investment.ts';
import { orderFacts } from './order-question.server.ts';

/** What is asked before the tokens of one order are minted. */
export function mintQuestion({ t }: SignedInVisit): Question {
  return { title: t('managed:mint.title'), text: t('managed:mint.text'), button: t('managed:mint.confirm') };
}

export function mintFacts(visit: SignedInVisit, order: ManagedInvestment): Fact[] {
  return [
    ...orderFacts(visit, order),
    { label: visit.t('managed:column.tokens'), value: visit.format.tokens(order.tokens) },
  ];
}

/** Why the API has minted nothing, in words. */
export function notMinted({ t }: SignedInVisit, refused: string | null): ToastMessage {
  const why = t(`api_errors:mint.${refused}`, { defaultValue: t('api_errors:error_default') });
  return { message: t('managed:mint.refused', { why }), type: 'warning' };
}
