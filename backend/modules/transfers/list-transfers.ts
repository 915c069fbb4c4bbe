import { serve } from '#backend/http/serve.ts';
import { initialsOf } from '#backend/modules/investments/issuer-view.ts';
import { displayNames } from '#backend/modules/profiles/display-name.repository.ts';
import { checksummed } from '#backend/modules/whitelist/checksum.ts';
import { listTransfers } from '#contract/transfers.ts';
import { moneyText } from '#domain/money/money.ts';
import { livingDraft } from './living-draft.ts';
import { ownStand, ownTransfersPage, transferredProjects } from './own-transfers.repository.ts';

/** The caller's own transfers, in and out, newest first; of the other side no more than initials and the wallet. */
export const listTransfersRoute = serve(listTransfers, async (call, { query }) => {
  const { tx, tenant, user } = call;
  const { direction, issuance: issuanceId, ...asked } = query;
  const [{ rows, meta }, issuances, own, waiting] = await Promise.all([
    ownTransfersPage(tx, { tenantId: tenant.id, userId: user.id, direction, issuanceId, asked }),
    transferredProjects(tx, tenant.id, user.id),
    ownStand(tx, tenant.id, user.id),
    livingDraft(call),
  ]);
  const otherOf = ({ fromUserId, toUserId }: { fromUserId: string; toUserId: string }) =>
    fromUserId === user.id ? toUserId : fromUserId;
  const names = await displayNames(
    tx,
    tenant.id,
    rows.map(({ transfer }) => otherOf(transfer)),
  );
  return {
    data: rows.map(({ transfer, issuance }) => ({
      id: transfer.id,
      reference: transfer.reference,
      kind: transfer.kind,
      direction: transfer.fromUserId === user.id ? ('OUT' as const) : ('IN' as const),
      issuance,
      from_wallet: transfer.fromWallet,
      to_wallet: transfer.toWallet,
      counterpart: initialsOf(names.get(otherOf(transfer)) ?? ''),
      tokens: transfer.tokens,
      value: moneyText(transfer.valueCents),
      at: transfer.at.toISOString(),
    })),
    meta,
    issuances,
    own: { code: own.code, wallet: own.wallet && checksummed(own.wallet) },
    waiting: waiting && {
      tokens: waiting.draft.tokens,
      issuance: waiting.issuance,
      until: waiting.until.toISOString(),
    },
    holds: own.holds,
  };
});
