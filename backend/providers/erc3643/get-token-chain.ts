import type { z } from 'zod';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { tokenRow } from '#backend/modules/tokens/tokens.repository.ts';
import { checksummed } from '#backend/modules/whitelist/checksum.ts';
import { getTokenChain } from '#contract/token-chain.ts';
import { explorerPage } from '#domain/wallet/explorer-page.ts';
import { type ActRow, actsOf } from './acts.repository.ts';
import { chainTokenOf } from './chain-tokens.repository.ts';
import { actPeople, holdersBeside } from './chain-view.repository.ts';
import { tokenConnectionOf } from './token-connection.ts';

const ACTS_SHOWN = 50;
const HOLDERS_SHOWN = 50;

type ActJson = z.input<typeof getTokenChain.answer>['data']['acts'][number];

/** How a token stands on its chain, from what was read of it. */
export const getTokenChainRoute = serve(getTokenChain, async (call, { params: { id } }) => {
  const { tx, tenant, user, now, deps } = call;
  const connection = tokenConnectionOf(tenant, deps.config);
  const explorer = connection?.explorerUrl ?? null;
  const [issuance, token, acts, people, holders] = await Promise.all([
    tokenRow(tx, managedOne(call, id), now),
    chainTokenOf(tx, tenant.id, id),
    actsOf(tx, tenant.id, id, ACTS_SHOWN),
    actPeople(tx, tenant.id, id),
    holdersBeside(tx, tenant.id, id, HOLDERS_SHOWN),
  ]);
  if (!issuance) throw notFound();
  return {
    data: {
      offered: connection !== null,
      signs: Boolean(connection?.signer()),
      token: token && {
        address: shown(token.address),
        explorer_url: explorerPage(explorer, 'address', shown(token.address)),
        paused: token.paused,
        requested_at: token.requestedAt.toISOString(),
      },
      check: token?.checkedAt
        ? {
            at: token.checkedAt.toISOString(),
            supply: token.supply ?? 0,
            register: token.registerSupply ?? 0,
            pending: token.pending ?? 0,
            differing: token.differing ?? 0,
          }
        : null,
      acts: acts.map((act) => presentAct(act, { explorer, people, reader: user.id })),
      holders: token
        ? holders.map(({ user_id, name, register, chain, addresses }) => ({
            user_id,
            name: name ?? '',
            register: Number(register),
            chain: Number(chain),
            addresses: (addresses ?? []).map((each) => ({ ...each, address: checksummed(each.address) })),
          }))
        : [],
    },
  };
});

const shown = (address: string | null | undefined) => (address ? checksummed(address) : null);

interface Beside {
  explorer: string | null;
  people: Map<string, string>;
  reader: string;
}

function presentAct(act: ActRow, { explorer, people, reader }: Beside): ActJson {
  const hash = act.signed.at(-1)?.hash ?? null;
  const nameOf = (id: string | null) => (id === null ? null : (people.get(id) ?? ''));
  return {
    id: act.id,
    kind: act.kind,
    state: act.state,
    address: shown(act.params.address),
    to: shown(act.params.to),
    tokens: act.params.tokens ?? null,
    investment_id: act.investmentId,
    reason: act.reason,
    requested_by: nameOf(act.requestedBy),
    mine: act.requestedBy === reader,
    decided_by: nameOf(act.decidedBy),
    failure: act.failure,
    next_try_at: act.nextTryAt?.toISOString() ?? null,
    hash,
    explorer_url: explorerPage(explorer, 'tx', hash),
    at: act.movedAt.toISOString(),
  };
}
