import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { claimEarnings } from '#contract/earnings.ts';
import { callApi } from '#tests/support/back-end.ts';
import type { InvestWorld } from '#tests/support/invest-world.ts';
import { inParallel } from './in-parallel.ts';

/** Somebody who was paid and claims it, with the key that their browser sends again where no answer comes. */
export interface Claimant {
  token: string;
  earningId: string;
  net: string;
  to: 'BALANCE' | 'BANK_ACCOUNT';
  key: string;
}

/** How long a browser of the measurement waits before it asks again, in milliseconds. */
const AGAIN_MS = 100;

/** Signs everybody in who was paid something, and gives every second one a bank account: they claim to it, the others to their balance. */
export async function claimants({ db, tenantId }: InvestWorld): Promise<Claimant[]> {
  const rows = await db.query<{ id: string; token: string; net: string; banked: boolean }>(
    `with due as (
       select e.id, e.user_id, 'titular-' || e.id as token, e.net_cents, row_number() over (order by e.id) % 2 = 0 as banked
       from earnings e where e.tenant_id = $1 and e.status = 'PAID' and e.net_cents > 0),
     signed as (
       insert into access_tokens (tenant_id, user_id, kind, token_hash, created_at, expires_at)
       select $1, user_id, 'user', encode(sha256(token::bytea), 'hex'), now(), now() + interval '1 day' from due),
     accounts as (
       insert into bank_accounts (tenant_id, user_id, iban, holder, added_at, usable_from)
       select $1, user_id, 'ES9121000418450200051332', 'Titular', now() - interval '1 day', now() - interval '1 day' from due where banked)
     select id, token, to_char(net_cents / 100.0, 'FM999999990.00') as net, banked from due order by id`,
    [tenantId],
  );
  await db.query('vacuum analyze');
  return rows.map(({ id, token, net, banked }) => ({
    ...{ earningId: id, token, net, key: randomUUID() },
    to: banked ? 'BANK_ACCOUNT' : 'BALANCE',
  }));
}

/** Each claims by a request of their own, so many at a time, and asks again with the same key until there is an answer. Answers how many were asked again. */
export async function claimAll(
  { origin, host }: { origin: string; host: string },
  people: readonly Claimant[],
  lanes: number,
  done: () => void,
): Promise<number> {
  let again = 0;
  await inParallel(people, lanes, async ({ token, earningId, net, to, key }) => {
    const ask = () =>
      callApi(fetch, origin, host, claimEarnings, {
        body: { ids: [earningId], to, net },
        as: { token, kind: 'user' },
        key,
      }).catch(() => null);
    for (let reply = await ask(); reply?.status !== 200; reply = await ask()) {
      // Nobody answered, or a process that was just starting: everything else is no answer to a claim that may be made.
      if (reply && reply.status !== 503)
        throw new Error(`a claim was answered ${reply.status} ${JSON.stringify(reply.body)}`);
      again += 1;
      await sleep(AGAIN_MS);
    }
    done();
  });
  return again;
}

/** What became of them by the rows themselves. */
export async function claimed({ db, tenantId }: InvestWorld): Promise<Record<string, string>> {
  const [row] = await db.query<Record<string, string>>(
    `with of_kind as (
       select a.kind, sum(p.amount) as cents, count(*) filter (where e.kind = 'earning.claimed') as claims
       from ledger_postings p join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
       join ledger_entries e on e.tenant_id = p.tenant_id and e.id = p.entry_id where a.tenant_id = $1 group by a.kind),
     owed as (
       select a.user_id from ledger_postings p join ledger_accounts a on a.tenant_id = p.tenant_id and a.id = p.account_id
       where a.tenant_id = $1 and a.kind = 'earnings_due' group by a.user_id having sum(p.amount) <> 0)
     select (select count(*) from earnings where tenant_id = $1 and status = 'CLAIMED')::text as claimed,
       (select count(*) from earnings where tenant_id = $1 and status = 'PAID' and net_cents > 0)::text as unclaimed,
       (select claims from of_kind where kind = 'earnings_due')::text as entries,
       (select count(*) from owed)::text as still_owed,
       (select sum(cents) from of_kind where kind in ('investor_cash', 'payouts_due'))::text as arrived,
       (select sum(net_cents) from earnings where tenant_id = $1)::text as net,
       (select coalesce(sum(amount_cents), 0) - (select cents from of_kind where kind = 'payouts_due') from payouts where tenant_id = $1)::text as payouts_off,
       (select count(*) from mails where tenant_id = $1 and kind = 'earning.claimed')::text as mails,
       (select count(*) from audit_log where tenant_id = $1 and action = 'earning.claimed')::text as audited`,
    [tenantId],
  );
  return row ?? {};
}
