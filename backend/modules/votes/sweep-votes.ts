import type { Deps } from '#backend/deps.ts';
import { everyTenant } from '#backend/jobs/tenant-work.ts';
import { voteMail } from './vote-mail.ts';
import { issuanceOfVote, setVote, votersOf, votesToTell } from './votes.repository.ts';

/** Writes to everybody who has a say in a vote that has opened, once, in one transaction with the note that it was done. */
export async function sweepVotes(deps: Deps): Promise<void> {
  await everyTenant(deps, async (work) => {
    const { tx, tenant, now } = work;
    for (const vote of await votesToTell(tx, tenant.id, now)) {
      const issuance = await issuanceOfVote(tx, tenant.id, vote.issuanceId);
      await setVote(tx, vote, { toldAt: now });
      if (!issuance || vote.closesAt < now) continue;
      const zone = tenant.customization.tenant.time_zone;
      for (const voter of await votersOf(tx, vote)) await work.mail(voteMail(vote, issuance.title, voter, zone));
    }
  });
}
