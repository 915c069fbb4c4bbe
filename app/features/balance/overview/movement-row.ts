import type { z } from 'zod';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { listBalanceMovements } from '#contract/balance.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';

type Movement = z.output<typeof listBalanceMovements.answer>['data'][number];

/** A movement of the balance, in words: the order that it belongs to, or the account that it went to. */
export function movementRow({ t, format, lang }: Pick<SignedInVisit, 't' | 'format' | 'lang'>, each: Movement) {
  const { order } = each;
  return {
    id: each.id,
    kind: t(`balance:kind.${each.kind}`),
    about: order ? `${localized(order.title, lang)} · ${order.reference}` : (each.account ?? ''),
    href: order && pathTo.user.investment(order.id),
    date: format.dateTime(each.at),
    amount: format.money(each.amount),
    balance: format.money(each.balance),
  };
}
