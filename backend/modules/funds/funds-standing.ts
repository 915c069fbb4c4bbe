import { Refusal } from '#backend/http/refusal.ts';
import type { Work } from '#backend/work.ts';
import { centsOf } from '#domain/money/money.ts';
import { type FundsStanding, fundsSince, fundsStanding, isFundsClear } from '#domain/screening/funds.ts';
import { fundsFactsAmong } from './funds.repository.ts';

type Asked = Pick<Work, 'tx' | 'tenant' | 'now'>;

/** How each of these people stands with where their funds come from, and what their orders of twelve months come to, in cents. */
export async function fundsAmong({ tx, tenant, now }: Asked, userIds: readonly string[]) {
  const { fundsFrom, fundsHold: holds } = tenant.settings.screening;
  const fromCents = centsOf(fundsFrom);
  const rows = await fundsFactsAmong(tx, tenant.id, [...new Set(userIds)], fundsSince(now));
  return new Map(
    rows.map(({ id, orderedCents, newest }): [string, { standing: FundsStanding; orderedCents: bigint }] => [
      id,
      { standing: fundsStanding({ orderedCents, fromCents, holds, newest }, now), orderedCents },
    ]),
  );
}

/** Of these people, those whose orders may go on to their contract and their tokens. */
export async function fundsClearAmong(asked: Asked, userIds: readonly string[]): Promise<Set<string>> {
  if (!asked.tenant.settings.screening.fundsHold) return new Set(userIds);
  const all = await fundsAmong(asked, userIds);
  return new Set([...all].flatMap(([id, { standing }]) => (isFundsClear(standing) ? [id] : [])));
}

/** @throws Refusal 409 `funds.not_clear` where it has to be known first where a person's funds come from */
export async function refuseUnclearFunds(asked: Asked, userId: string): Promise<void> {
  if (!(await fundsClearAmong(asked, [userId])).has(userId)) throw new Refusal(409, 'funds.not_clear');
}
