import { call } from '#app/api/call.server.ts';
import { fundForm } from '#app/features/statements/list/statements.form.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { fundWithStatementRow } from '#contract/statement-funding.ts';
import { getStatementRow } from '#contract/statement-rows.ts';
import { centsOf, moneyText } from '#domain/money/money.ts';
import { afterMovement } from './movement-queue.server.ts';
import { type RowDetail, resolvingQuestion } from './row-question.server.ts';

/** Books a movement to a distribution, after a page that says which and what is missing or left over. */
export function fundAct(visit: SignedInVisit, id: string, form: SubmittedForm) {
  const params = { id };
  return formAct({
    schema: fundForm,
    ask: async ({ reference }) => {
      const { data } = await call(visit, getStatementRow, { params, query: { distribution: reference } });
      const problems = wrongBeforeAsking(visit, data, form);
      return problems ? { problems } : resolvingQuestion(visit, 'fund', data, form, undefined);
    },
    send: (body, idempotencyKey) => call(visit, fundWithStatementRow, { params, body, idempotencyKey }),
    onward: async () => ({ to: await afterMovement(visit, id), toast: visit.t('statements:fund.done') }),
  });
}

/** What is said at a field rather than after the question: a distribution that is none or is over, money that is too much. */
function wrongBeforeAsking(
  { t, format }: SignedInVisit,
  { amount, distribution }: RowDetail,
  form: SubmittedForm,
): Record<string, string[]> | null {
  if (!distribution) return { reference: [t('validator:error_distribution_reference')] };
  if (!distribution.open) return { reference: [t('statements:fund.closed')] };
  const over = centsOf(amount) - centsOf(distribution.missing);
  if (over <= 0n || form.text('return_difference') !== '') return null;
  return { return_difference: [t('statements:fund.over', { difference: format.money(moneyText(over)) })] };
}
