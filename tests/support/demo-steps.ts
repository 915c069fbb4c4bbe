import { SERVED } from '#backend/served.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { PaymentMethod } from '#domain/investment/status.ts';
import type { TestDatabase } from './database.ts';
import type { rawCall } from './raw-call.ts';
import type { SampleInput } from './sample-inputs.ts';

/** A seeded tenant. */
interface DemoTenant {
  id: string;
  name: string;
}
type AskAsInvestor = (endpoint: Endpoint, input: SampleInput) => ReturnType<typeof rawCall>;

export function servedEndpoint(id: string): Endpoint {
  const served = SERVED.find(({ endpoint }) => endpoint.id === id);
  if (!served) throw new Error(`${id} is not served`);
  return served.endpoint;
}

/** Brings an order of a tenant's demo investor to where its payment is awaited, and answers its id: the seed has none at this scale. */
export async function orderInPayment(
  db: Pick<TestDatabase, 'query'>,
  { id: tenantId, name }: DemoTenant,
  ask: AskAsInvestor,
  method: PaymentMethod = 'BANK_TRANSFER',
): Promise<string> {
  const [offer] = await db.query<{ slug: string; min_tokens: number; terms_version: number }>(
    `select slug, min_tokens::int, terms_version from issuances i where tenant_id = $1 and status = 'CAMPAIGN'
     and campaign_ends_at > now() and tokens_for_sale - tokens_taken > min_tokens and not exists (select 1 from investments v
       join users u on u.tenant_id = v.tenant_id and u.id = v.user_id where v.tenant_id = i.tenant_id and v.issuance_id = i.id
       and u.email = $2 and v.status not in ('MINTED', 'CLOSED', 'CANCELED')) limit 1`,
    [tenantId, `investor@${name}.test`],
  );
  if (!offer) throw new Error(`${name} has nothing to invest in`);
  let id = '';
  const step = async (endpointId: string, params: Record<string, string>, body: Record<string, unknown>) => {
    const { status, text, json } = await ask(servedEndpoint(endpointId), { params, body });
    if (status !== 200) throw new Error(`${endpointId} answered ${status} ${text}`);
    id = (json as { data: { id: string } }).data.id;
  };
  const { slug, min_tokens: tokens, terms_version } = offer;
  await step('placeOrder', { slug }, { tokens, terms_version, risk_loss: true, risk_liquidity: true });
  await step('acceptOrder', { id }, { terms_version, warning: { consent: true, typed: 'ACEPTO' } });
  await step('choosePayment', { id }, { method, use_balance: false });
  return id;
}

/** A vote that is over, of holders of a tenant's project, and answers its id: the seed has none. */
export async function keepVote(db: Pick<TestDatabase, 'query'>, { id, name }: DemoTenant): Promise<string> {
  const [vote] = await db.query<{ id: string }>(
    `insert into votes (tenant_id, issuance_id, state, question, explanation, options, quorum_percent, record_on, record_at, opens_on, opens_at,
       closes_on, closes_at, proposed_by, proposed_at, decided_by, decided_at)
     select $1, i.id, 'APPROVED', '{"es":"¿Otro año?","en":"Another year?"}', '{"es":"Sí o no.","en":"Yes or no."}',
       '[{"es":"Sí","en":"Yes"},{"es":"No","en":"No"}]', 0, d.day - 9, d.day - 8, d.day - 8, (d.day - 8) + interval '1 hour', d.day - 2, d.day - 1,
       m.id, d.day - 9, m.id, d.day - 9
     from (select current_date as day) d,
       (select issuance_id as id from issuance_holders where tenant_id = $1 order by issuance_id limit 1) i,
       (select id from users where tenant_id = $1 and email = $2) m returning id`,
    [id, `manager@${name}.test`],
  );
  if (!vote) throw new Error(`${name} has no holders`);
  return vote.id;
}
