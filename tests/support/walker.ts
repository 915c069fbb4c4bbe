import { randomUUID } from 'node:crypto';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import type { Dashboard } from './dashboard.ts';
import { addInvestor, addOffer } from './demo-copies.ts';
import type { Visitor } from './visitor.ts';

/** Somebody signed in whose onboarding is complete, before an offer of their own. */
export interface Walker {
  userId: string;
  email: string;
  visitor: Visitor;
  offer: { id: string; slug: string };
}

export async function makeWalker(
  dashboard: Dashboard,
  tenant: string,
  { lang = 'es' }: { lang?: 'es' | 'en' } = {},
): Promise<Walker> {
  const { id, email } = await addInvestor(dashboard.database, { tenant, lang });
  const offer = await addOffer(dashboard.database, { tenant });
  const visitor = dashboard.visitor(tenant, lang);
  await visitor.signIn(email);
  return { userId: id, email, visitor, offer };
}

/** Puts the person's order of two tokens on their offer, at a status of their choice; a payment by bank transfer. Answers its id. */
export async function orderAt(
  { database }: Dashboard,
  { userId, offer }: Pick<Walker, 'userId' | 'offer'>,
  status: InvestmentStatus,
): Promise<string> {
  await database.query('delete from investments where user_id = $1', [userId]);
  const [made] = await database.query<{ id: string }>(
    `insert into investments
     select (jsonb_populate_record(null::investments, to_jsonb(old) || jsonb_build_object(
       'id', $1::text, 'reference', $2::text, 'wire_reference', $2::text, 'status', $3::text, 'method', 'BANK_TRANSFER', 'tokens', 2,
       'user_id', $4::text, 'issuance_id', $5::text, 'balance_cents', 0, 'expires_at', null, 'created_at', now(),
       'price', old.of_price, 'amount_cents', (2 * old.of_price * 100)::bigint, 'terms_version', old.of_version))).*
     from (select o.*, i.price as of_price, i.terms_version as of_version from investments o join issuances i on i.id = $5::uuid and i.tenant_id = o.tenant_id
       order by o.amount_cents, o.id limit 1) old returning id`,
    [randomUUID(), `LJ-${randomUUID().slice(0, 8)}`, status, userId, offer.id],
  );
  if (!made) throw new Error('there is no order to copy');
  return made.id;
}

/** Everything of the person that a refused form must leave as it is, and all the money that there is. */
export async function standingOf({ database }: Dashboard, { userId }: Pick<Walker, 'userId'>): Promise<unknown> {
  const [row] = await database.query(
    `select (select json_agg(p) from user_profiles p where user_id = $1) profiles,
       (select json_agg(c) from company_profiles c where user_id = $1) companies,
       (select json_agg(k) from kyc_checks k where user_id = $1) checks,
       (select json_agg(s) from suitability_tests s where user_id = $1) tests,
       (select json_agg(l) from loss_simulations l where user_id = $1) simulations,
       (select json_agg(q) from sophisticated_requests q where user_id = $1) requests,
       (select json_agg(i) from investments i where user_id = $1) investments,
       (select count(*) from investment_events e join investments i on i.id = e.investment_id where i.user_id = $1) events,
       (select count(*) from payment_attempts a join investments i on i.id = a.investment_id where i.user_id = $1) attempts,
       (select count(*) from ledger_entries) entries,
       (select count(*) from mails where user_id = $1) mails`,
    [userId],
  );
  return row;
}
