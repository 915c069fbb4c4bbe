import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { getUserWallet } from '#contract/user-wallet.ts';
import { moneyText } from '#domain/money/money.ts';
import { userRow } from './user-rows.repository.ts';
import { holdingsOf, listsOf, namedWallets, standingOrders } from './user-wallet.repository.ts';

/** The investments wallet of a person, for the managers of their tenant. */
export const getUserWalletRoute = serve(getUserWallet, async ({ tx, tenant }, { params }) => {
  const of = [tx, tenant.id, params.id] as const;
  const [row, named, lists, holdings, orders] = await Promise.all([
    userRow(...of),
    namedWallets(...of),
    listsOf(...of),
    holdingsOf(...of),
    standingOrders(...of),
  ]);
  if (!row) throw notFound();
  const listed = lists.flatMap(({ address }) => address ?? []);
  const isSame = (one: string, other: string | null) => one.toLowerCase() === other?.toLowerCase();
  const former = [...new Set(listed)].filter((address) => !named.some((own) => isSame(own.address, address)));
  const admitting = (address: string) =>
    lists.filter((list) => isSame(address, list.address)).map(({ project, state }) => ({ project, state }));
  return {
    data: {
      wallets: [
        ...named.map(({ address, provedAt }) => ({
          address,
          own: true,
          proved_at: provedAt?.toISOString() ?? null,
          lists: admitting(address),
        })),
        ...former.map((address) => ({ address, own: false, proved_at: null, lists: admitting(address) })),
      ],
      admitted: lists.filter(({ address }) => address === null).map(({ project, state }) => ({ project, state })),
      holdings: holdings.map(({ project, tokens, since, movedAt }) => ({
        project,
        tokens,
        since: since.toISOString(),
        moved_at: movedAt.toISOString(),
      })),
      orders: orders.map(({ amountCents, ...order }) => ({ ...order, amount: moneyText(amountCents) })),
    },
  };
});
