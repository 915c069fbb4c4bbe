import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { issuanceById, lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { moveIssuance } from '#contract/issuances.ts';
import { carryOutMove, refuseMove } from './carry-out-move.ts';

/**
 * One step of the tenant's order, now. Recording the approval of the record-keeping body and leaving VALIDATING may be one act. Minted orders
 * of an issuance that closes are closed by the sweep of orders, within a minute; so are those told who wait for a campaign, once it takes orders.
 * A plan for it falls away.
 */
export const moveIssuanceRoute = serve(moveIssuance, async (call, { params, body }) => {
  const { tx, user } = call;
  if (!(await issuanceById(tx, params.id))) throw notFound();
  const issuance = await lockIssuance(tx, params.id);
  const move = { from: body.from, to: body.to, erirReference: body.erir_reference };
  await refuseMove(call, issuance, move);
  await carryOutMove(call, issuance, move, { userId: user.id, note: body.note ?? null });
  return { data: { status: body.to } };
});
