import type { Column } from '#app/lists/column.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { getRun } from '#contract/runs.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';

type Item = AnswerOf<typeof getRun>['data'][number];

const TONES = { FAILED: 'negative', WORKING: 'progress', DONE: 'positive', WAITING: 'neutral' } as const;

/** What was done with each item of a long act, and why not. @param mayRetry what failed is tried again one by one, too */
export function itemColumns(
  { t, format, lang }: SignedInVisit,
  words: (key: string) => string,
  mayRetry: boolean,
): Record<string, Column<Item, never>> {
  return {
    name: {
      says: (item) => item.name,
      href: ({ investment: of, user_id: person }) =>
        of ? pathTo.manager.investment(of.id) : pathTo.manager.user(person),
      note: ({ investment: of }) => of && `${of.reference} · ${localized(of.issuance, lang)}`,
      at: ['cut'],
    },
    state: { as: 'chip', says: ({ state }) => ({ tone: TONES[state], label: words(`item.${state}`) }), at: ['chip'] },
    why: {
      says: ({ reason }) => reason && t(`api_errors:${reason}`, { defaultValue: t('api_errors:error_default') }),
      at: ['note', 'whole'],
    },
    tokens: {
      as: 'tokens',
      says: (item) => item.investment?.tokens,
      header: t('managed:column.tokens'),
      at: ['mid'],
    },
    amount: {
      as: 'money',
      says: ({ amount }) => (amount === '0.00' ? null : amount),
      header: t('managed:column.amount'),
      at: ['sum'],
    },
    at: {
      says: ({ done_at: at, state }) => (at ? format.recent(at) : state === 'WORKING' && t('runs:now')),
      at: ['end', 'aside', 'soft'],
    },
    act: {
      as: 'act',
      says: ({ state, name }) =>
        mayRetry &&
        state === 'FAILED' && {
          label: t('runs:retryOne'),
          named: t('runs:retryNamed', { name }),
          intent: 'retry',
          field: 'position',
        },
    },
  };
}
