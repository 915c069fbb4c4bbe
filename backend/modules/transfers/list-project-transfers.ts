import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { displayNames } from '#backend/modules/profiles/display-name.repository.ts';
import { listProjectTransfers } from '#contract/transfers.ts';
import { moneyText } from '#domain/money/money.ts';
import { projectHead, projectTransfersPage } from './project-transfers.repository.ts';

/** Who gave tokens of a project to whom, for the managers of its tenant. */
export const listProjectTransfersRoute = serve(listProjectTransfers, async ({ tx, tenant }, { params, query }) => {
  const { kind, from, to, ...asked } = query;
  const [issuance, { rows, meta }] = await Promise.all([
    projectHead(tx, tenant.id, params.id),
    projectTransfersPage(tx, {
      tenantId: tenant.id,
      issuanceId: params.id,
      timeZone: tenant.customization.tenant.time_zone,
      kind,
      from,
      to,
      asked,
    }),
  ]);
  if (!issuance) throw notFound();
  const people = rows.flatMap(({ transfer }) => [transfer.fromUserId, transfer.toUserId]);
  const names = await displayNames(tx, tenant.id, people);
  const named = (id: string) => ({ id, name: names.get(id) ?? '' });
  return {
    data: rows.map(({ transfer }) => ({
      id: transfer.id,
      reference: transfer.reference,
      kind: transfer.kind,
      from: named(transfer.fromUserId),
      to: named(transfer.toUserId),
      from_wallet: transfer.fromWallet,
      to_wallet: transfer.toWallet,
      tokens: transfer.tokens,
      value: moneyText(transfer.valueCents),
      at: transfer.at.toISOString(),
    })),
    meta,
    issuance,
  };
});
