import type { AskFirst } from '#app/features/users/ask-first.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { StatementRowWire } from '#contract/statements.ts';
import { rowAmount, rowTitle, STATEMENTS_PATH } from './row-view.ts';

/** The ways out of the queue. */
export type Resolving = 'assign' | 'return' | 'balance' | 'dismiss';

/** The fields of each way's form. */
const FIELDS: Record<Resolving, readonly string[]> = {
  assign: ['reference', 'return_difference'],
  return: ['sent_on', 'bank_reference'],
  balance: ['email'],
  dismiss: ['note'],
};

/** The page that asks before a movement is resolved: the movement, what was typed, what follows. */
export function askToResolve(
  visit: SignedInVisit,
  kind: Resolving,
  row: StatementRowWire,
  form: SubmittedForm,
): AskFirst {
  const { t, format } = visit;
  const typed = FIELDS[kind].map((name) => ({ name, value: form.text(name) })).filter(({ value }) => value !== '');
  return {
    ask: {
      title: t(`statements:${kind}.ask`),
      text: t(`statements:${kind}.consequence`),
      button: t(`statements:${kind}.button`),
      facts: [
        { label: t('statements:column.amount'), value: rowAmount(visit, row) },
        { label: t('statements:column.movement'), value: rowTitle(visit, row) },
        { label: t('statements:column.date'), value: format.date(row.booked_on) },
        ...typed.map(({ name, value }) => ({
          label: t(`statements:field.${name}`),
          value: name === 'sent_on' ? format.date(value) : name === 'return_difference' ? t('statements:yes') : value,
        })),
      ],
      danger: kind === 'dismiss',
      values: [
        { name: 'intent', value: kind },
        { name: 'form_id', value: kind },
        { name: 'idempotency_key', value: form.idempotencyKey || visit.idempotencyKey() },
        ...typed,
      ],
      backHref: `${STATEMENTS_PATH}/${row.id}`,
    },
  };
}
