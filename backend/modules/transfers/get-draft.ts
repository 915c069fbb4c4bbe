import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { initialsOf } from '#backend/modules/investments/issuer-view.ts';
import { displayName } from '#backend/modules/profiles/display-name.repository.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import { checksummed } from '#backend/modules/whitelist/checksum.ts';
import { getTransferDraft } from '#contract/transfers.ts';
import { moneyText } from '#domain/money/money.ts';
import { amountOf } from '#domain/money/price.ts';
import { freeHolding, tokenStands } from './holding.repository.ts';
import { livingDraft } from './living-draft.ts';
import { listedParties } from './parties.repository.ts';

/** What the caller is about to confirm, as it stands now. */
export const getTransferDraftRoute = serve(getTransferDraft, async (call) => {
  const { tx, tenant, user, now } = call;
  const found = await livingDraft(call);
  if (!found) throw notFound();
  const { draft, issuance, until } = found;
  const of = { tenantId: tenant.id, issuanceId: issuance.id, userId: user.id };
  const [{ held }, { price }, parties, name, self] = await Promise.all([
    freeHolding(tx, of),
    tokenStands(tx, of, now),
    listedParties(tx, tenant.id, issuance.id, [user.id, draft.toUserId]),
    displayName(tx, tenant.id, draft.toUserId),
    findUser(tx, tenant.id, user.id),
  ]);
  const walletOf = (id: string) => parties.get(id)?.wallet ?? null;
  const from = walletOf(user.id);
  const to = draft.toWallet ?? walletOf(draft.toUserId);
  return {
    data: {
      id: draft.id,
      issuance,
      from_wallet: from && checksummed(from),
      to_wallet: to && checksummed(to),
      recipient: initialsOf(name ?? ''),
      tokens: draft.tokens,
      held,
      left: Math.max(0, held - draft.tokens),
      value: moneyText(amountOf(draft.tokens, price)),
      until: until.toISOString(),
      has_password: (self?.passwordHash ?? null) !== null,
    },
  };
});
