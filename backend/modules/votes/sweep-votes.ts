import type { Deps } from '#backend/deps.ts';
import { stopIfEnding } from '#backend/jobs/ending.ts';
import type { MinuteSweep } from '#backend/jobs/minute-sweep.ts';
import { eachPart, tenantWork } from '#backend/jobs/tenant-work.ts';
import type { Work } from '#backend/work.ts';
import { resultOf } from './present-vote.ts';
import { resultMail } from './result-mail.ts';
import { voteMail } from './vote-mail.ts';
import {
  anyVoteToTell,
  choicesOf,
  issuanceOfVote,
  setVote,
  votersOf,
  votesToTell,
  voteToClose,
} from './votes.repository.ts';

/** Holders who are told a result in one transaction. */
const BATCH = 200;

/** Writes to everybody who has a say in a vote: that it has opened, and what came of it. */
export const voteSweep: MinuteSweep = {
  isDue: ({ tenant, now }) => anyVoteToTell(tenant.id, now),
  sweep: (deps, { id, host }) =>
    eachPart(
      () => tenantWork(deps, id, tellOfOpenings, host),
      () => tellResults(deps, id, host),
    ),
};

/** Once, in one transaction with the note that it was done. */
async function tellOfOpenings(work: Work): Promise<void> {
  const { tx, tenant, now } = work;
  for (const vote of await votesToTell(tx, tenant.id, now)) {
    const issuance = await issuanceOfVote(tx, tenant.id, vote.issuanceId);
    await setVote(tx, vote, { toldAt: now });
    if (!issuance || vote.closesAt < now) continue;
    const zone = tenant.customization.tenant.time_zone;
    const voters = await votersOf(tx, vote);
    await work.mails(voters.map((voter) => voteMail(vote, issuance.title, voter, zone)));
  }
}

/** By and by: how far it came is noted with each batch of mails, so that whatever ends it between two, each holder is written to once. */
async function tellResults(deps: Deps, tenantId: string, host: string): Promise<void> {
  while (await tenantWork(deps, tenantId, tellNextHolders, host)) stopIfEnding(deps);
}

/** Whether there may be more. */
async function tellNextHolders(work: Work): Promise<boolean> {
  const { tx, tenant, now } = work;
  const vote = await voteToClose(tx, tenant.id, now);
  if (!vote) return false;
  const issuance = await issuanceOfVote(tx, tenant.id, vote.issuanceId);
  const holders = issuance ? await votersOf(tx, vote, vote.resultToldTo, BATCH) : [];
  const [result, choices] = await Promise.all([
    resultOf(tx, vote),
    choicesOf(
      tx,
      vote,
      holders.map((holder) => holder.id),
    ),
  ]);
  if (issuance)
    await work.mails(
      holders.map((holder) => resultMail(vote, issuance.title, holder, result, choices.get(holder.id) ?? null)),
    );
  const last = holders.at(-1)?.id ?? vote.resultToldTo;
  await setVote(tx, vote, { resultToldTo: last, resultToldAt: holders.length < BATCH ? now : null });
  return true;
}
