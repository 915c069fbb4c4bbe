import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { decideWhitelist } from '#contract/whitelist.ts';
import { mayDecide, WHITELIST_STATES } from '#domain/issuance/whitelist.ts';
import { problem } from '#domain/validation/problem.ts';
import { addingOf, managedHead, told } from './managed-issuance.ts';
import { decideEntries } from './write-entries.repository.ts';

/** Approves or revokes those of the named entries that stand otherwise. 422 on `reason` where a revocation has none. */
export const decideWhitelistRoute = serve(decideWhitelist, async (call, { params, body }) => {
  await managedHead(call, params.id);
  const { act, ids, reason } = body;
  if (act === 'revoke' && !reason) throw fieldRefusal({ reason: problem('validator.error_null') });
  const changed = await decideEntries(call.tx, addingOf(call, params.id), {
    ids,
    from: WHITELIST_STATES.filter((state) => mayDecide(act, state)),
    to: act === 'approve' ? 'APPROVED' : 'REVOKED',
    reason: act === 'revoke' ? (reason ?? null) : null,
  });
  if (changed > 0)
    await call.audit(
      act === 'approve' ? 'whitelist.approved' : 'whitelist.revoked',
      told(params.id, changed, { reason }),
    );
  return { data: { changed } };
});
