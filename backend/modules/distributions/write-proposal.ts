import { Refusal } from '#backend/http/refusal.ts';
import { newWireReference } from '#backend/modules/investments/investments.repository.ts';
import type { Work } from '#backend/work.ts';
import { type DistributionRow, insertDistribution } from './distributions.repository.ts';
import { referenceTaken } from './references.repository.ts';
import { shareDistribution } from './share.ts';

const TRIES = 5;

type Proposal = Pick<
  Parameters<typeof insertDistribution>[1],
  | 'issuanceId'
  | 'kind'
  | 'incomeCents'
  | 'gainCents'
  | 'returnCents'
  | 'recordOn'
  | 'recordAt'
  | 'name'
  | 'note'
  | 'proposedBy'
  | 'instalmentOn'
> & {
  /** So many holders that a job works their parts out. */
  isLarge: boolean;
  /** The proposal in whose place it stands. */
  replaces?: string;
};

/** Writes a distribution down and shares it out, at once or by a job. The issuance is locked. */
export async function writeProposal(work: Work, { isLarge, replaces, ...of }: Proposal): Promise<DistributionRow> {
  const { tx, tenant, now } = work;
  const reference = await newReference(work);
  const made = await insertDistribution(tx, {
    ...of,
    tenantId: tenant.id,
    status: 'PROPOSED',
    proposedAt: now,
    reference,
  });
  const row = isLarge ? made : await shareDistribution(work, made);
  if (isLarge) await work.enqueue('distribution.share', { tenantId: tenant.id, distributionId: made.id });
  await work.audit('distribution.proposed', {
    subject: { type: 'distribution', id: made.id },
    details: {
      ...{ issuance: of.issuanceId, kind: of.kind, gross: made.grossCents.toString(), record_on: of.recordOn },
      ...(of.instalmentOn ? { instalment_on: of.instalmentOn } : {}),
      ...(replaces ? { replaces } : {}),
    },
  });
  return row;
}

/** A reference that neither a distribution nor an order has. */
async function newReference({ tx, tenant }: Pick<Work, 'tx' | 'tenant'>): Promise<string> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const reference = newWireReference();
    if (!(await referenceTaken(tx, tenant.id, reference))) return reference;
  }
  throw new Refusal(503, 'error_default');
}
