import type { SignedInCall } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { lockIssuance, newWireReference } from '#backend/modules/investments/investments.repository.ts';
import { proposeDistribution } from '#contract/distributions.ts';
import { insertDistribution } from './distributions.repository.ts';
import { presentLine } from './present.ts';
import { proposedFor } from './proposed.ts';
import { AT_ONCE, recordMoment } from './record-moment.ts';
import { referenceTaken } from './references.repository.ts';
import { shareDistribution } from './share.ts';

const TRIES = 5;

/** Proposes a distribution and works its parts out, at once or by a job. */
export const proposeDistributionRoute = serve(proposeDistribution, async (call, { params, body }) => {
  const { tx, tenant, user, now } = call;
  const { issuance, amounts } = await proposedFor(call, params.id, body);
  await lockIssuance(tx, issuance.id);
  const { at, holders } = await recordMoment(call, issuance.id, body.record_on);
  const made = await insertDistribution(tx, {
    tenantId: tenant.id,
    issuanceId: issuance.id,
    kind: body.kind,
    ...amounts,
    recordOn: body.record_on,
    recordAt: at,
    name: body.name,
    note: body.note || null,
    status: 'PROPOSED',
    proposedBy: user.id,
    proposedAt: now,
    reference: await newReference(call),
  });
  const row = holders <= AT_ONCE ? await shareDistribution(call, made) : made;
  if (holders > AT_ONCE) await call.enqueue('distribution.share', { tenantId: tenant.id, distributionId: made.id });
  await call.audit('distribution.proposed', {
    subject: { type: 'distribution', id: made.id },
    details: { issuance: issuance.id, kind: body.kind, gross: made.grossCents.toString(), record_on: body.record_on },
  });
  return { data: presentLine(row) };
});

/** A reference that neither a distribution nor an order has. */
async function newReference({ tx, tenant }: SignedInCall): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const reference = newWireReference();
    if (!(await referenceTaken(tx, tenant.id, reference))) return reference;
  }
  throw new Refusal(503, 'error_default');
}
