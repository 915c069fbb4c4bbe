import { dropFile } from '#backend/files/keep-file.ts';
import { forgetAskedPapers } from '#backend/modules/asked-papers/asked-papers.repository.ts';
import { forgetResidenceCertificates } from '#backend/modules/certificates/residence.repository.ts';
import { forgetComplaints } from '#backend/modules/complaints/complaints.repository.ts';
import { forgetFunds } from '#backend/modules/funds/funds.repository.ts';
import { forgetLegitimations } from '#backend/modules/legitimations/legitimations.repository.ts';
import { forgetDeclaration } from '#backend/modules/profiles/beneficiaries.repository.ts';
import { forgetHits } from '#backend/modules/screening/hits.repository.ts';
import type { Work } from '#backend/work.ts';
import type { Day } from '#domain/time/zone.ts';
import type { KeptKind } from '#domain/user/retention.ts';
import { takeAway } from './deleted-people.repository.ts';

/** Takes one kind of record of a deleted person away, with its files: their rows now, their bytes with the commit. Answers how many records went. */
export async function forgetPerson(work: Work, userId: string, kind: KeptKind | 'access', today: Day): Promise<number> {
  const { gone, files } = await takeAway(work.tx, userId, kind, today);
  for (const fileId of new Set(files)) await dropFile(work, fileId);
  // Who was found on a list is a record like who they were; what they complained of is one like their orders, and where they paid their taxes, and what was certified of what they held, ones like their money.
  if (kind === 'identity') {
    const declared = await forgetDeclaration(work.tx, work.tenant.id, userId);
    const asked = await forgetAskedPapers(work.tx, userId, today);
    const funds = await forgetFunds(work.tx, userId, today);
    for (const fileId of new Set([...asked.files, ...funds.files])) await dropFile(work, fileId);
    return gone + declared + asked.gone + funds.gone + (await forgetHits(work.tx, userId, today));
  }
  if (kind === 'orders') {
    const complaints = await forgetComplaints(work.tx, userId, today);
    for (const fileId of new Set(complaints.files)) await dropFile(work, fileId);
    return gone + complaints.gone;
  }
  if (kind === 'money') {
    const residence = await forgetResidenceCertificates(work.tx, work.tenant.id, userId);
    return gone + residence + (await forgetLegitimations(work.tx, userId, today));
  }
  return gone;
}
