import { randomBytes, randomUUID } from 'node:crypto';
import { getAddress, parseEther } from 'viem/utils';
import { reconcileTenantTokens } from '#backend/providers/erc3643/reconcile-tokens.ts';
import { tokenConnectionOf } from '#backend/providers/erc3643/token-connection.ts';
import { workTenantTokens } from '#backend/providers/erc3643/work-tokens.ts';
import { tenantSettings } from '#backend/tenant/tenant-settings.ts';
import type { Anvil } from './anvil.ts';
import { type InvestWorld, makeInvestWorld, type Offer, type Person } from './invest-world.ts';
import { type OrderSteps, orderAt, orderSteps } from './order-steps.ts';

interface Act {
  id: string;
  key: string;
  kind: string;
  state: string;
  nonce: number | null;
  failure: string | null;
  attempts: number;
  signed: { hash: string }[];
  result: string | null;
}

/** A tenant whose tokens are made on a node that nobody here wrote. */
export interface TokenWorld extends InvestWorld {
  steps: OrderSteps;
  /** The account that signs for the tenant. */
  owner: `0x${string}`;
  /** One run of the worker. */
  work(): Promise<void>;
  reconcile(): Promise<void>;
  /** As many blocks as count as confirmed, and a run. */
  confirm(): Promise<void>;
  /** Moves the clock on for good. */
  pass(minutes: number): void;
  acts(offer: Offer, kind?: string): Promise<Act[]>;
  /** An approved address of somebody's; a new one where none is named. */
  approve(offer: Offer, who: Person, address?: string): Promise<string>;
  revoke(offer: Offer, address: string): Promise<void>;
  /** An order whose tokens the ledger has made. */
  minted(who: Person, offer: Offer, tokens: number): Promise<string>;
}

const CONFIRMATIONS = 3;

/** @param keyService a service that holds the key of an account: where it is asked, and the account */
export async function makeTokenWorld(anvil: Anvil, keyService?: { url: string; account: string }): Promise<TokenWorld> {
  const world = await makeInvestWorld({ modules: { signature: false } });
  await world.standAlone();
  const { db, tenantId, host, backEnd } = world;
  const { deps, clock } = backEnd;
  if (keyService) deps.config.tokenSignerUrl = keyService.url;
  await db.query(`update tenants set settings = settings || $2::jsonb, version = version + 1 where id = $1`, [
    tenantId,
    JSON.stringify({
      tokenChain: {
        chainId: await anvil.client.getChainId(),
        rpcUrl: anvil.origin,
        account: 7,
        signer: keyService?.account ?? null,
        confirmations: CONFIRMATIONS,
        explorerUrl: 'https://explorer.example',
      },
    }),
  ]);
  const steps = orderSteps(world);
  const settingsOf = async () => {
    const [row] = await db.query<{ settings: object }>('select settings from tenants where id = $1', [tenantId]);
    return tenantSettings.parse(row?.settings);
  };
  const tenant = { id: tenantId, host };
  const work = () => workTenantTokens(deps, tenant);
  const signer = tokenConnectionOf({ settings: await settingsOf() }, deps.config)?.signer();
  if (!signer) throw new Error('nobody signs');
  const owner = getAddress(await signer.address());
  await anvil.client.setBalance({ address: owner, value: parseEther('1000') });
  let moved = 0;
  return {
    ...{ ...world, steps, work, owner },
    reconcile: () => reconcileTenantTokens(deps, tenant),
    async confirm() {
      await anvil.client.mine({ blocks: CONFIRMATIONS });
      await work();
    },
    pass(minutes) {
      moved += minutes * 60_000;
      clock.moveTo(new Date(Date.now() + moved));
    },
    acts: ({ id }, kind) =>
      db.query<Act>(
        `select * from chain_acts where (issuance_id = $1 or issuance_id is null) and ($2::text is null or kind = $2) order by place`,
        [id, kind ?? null],
      ),
    async approve(offer, who, address = getAddress(`0x${randomBytes(20).toString('hex')}`)) {
      await db.query(
        `insert into whitelist_entries (tenant_id, id, issuance_id, user_id, address, state, created_by, created_at, decided_by, decided_at, moved_at)
         values ($1, $2, $3, $4, $5, 'APPROVED', $6, now(), $6, now(), date_trunc('milliseconds', now()))`,
        [tenantId, randomUUID(), offer.id, who.id, address, world.manager.id],
      );
      return address.toLowerCase();
    },
    async revoke(offer, address) {
      await db.query(
        `update whitelist_entries set state = 'REVOKED', reason = 'Vendida', moved_at = date_trunc('milliseconds', now()) where issuance_id = $1 and address_key = $2`,
        [offer.id, address],
      );
    },
    async minted(who, offer, tokens) {
      const id = await orderAt(steps, who, offer, tokens, 'CHARGED');
      await steps.mint(id);
      return id;
    },
  };
}
