import type { Deps } from '#backend/deps.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { leaveLinks } from '#backend/modules/mail-leaves/leave-links.ts';
import { mailedAtOnce } from '#backend/modules/mail-times/mailed-at-once.ts';
import { setUpdate, updateById } from './announcements.repository.ts';
import { noteTold, readersAfter } from './audience.repository.ts';
import { updateMail } from './update-mail.ts';

/** How many people one job writes to, in one transaction. */
const TOLD_AT_ONCE = 500;

/** Writes to the next readers of news and puts the job for those after them into the queue, in one transaction. Run twice, it writes to nobody twice; withdrawn news is told to nobody more. */
export async function tellOfUpdate(deps: Deps, { tenantId, updateId, after }: JobData['update.tell']): Promise<void> {
  await tenantWork(deps, tenantId, async (work) => {
    const { tx, now } = work;
    const found = await updateById(tx, tenantId, updateId);
    if (found?.update.state !== 'PUBLISHED') return;
    const { update, issuance } = found;
    const people = await readersAfter(tx, { tenantId, issuanceId: issuance.id, updateId }, after, TOLD_AT_ONCE);
    const last = people.at(-1);
    if (!last) return setUpdate(tx, update, { toldDoneAt: now });
    const fresh = await noteTold(
      tx,
      { tenantId, updateId },
      people.map(({ id }) => id),
      now,
    );
    const told = await mailedAtOnce(
      work,
      { kind: 'UPDATES', issuanceId: issuance.id },
      people.filter(({ id }) => fresh.has(id)),
      (person) => updateMail(issuance, update, person),
    );
    const leaves = await leaveLinks(work, told, { matter: 'NEWS', issuanceId: issuance.id });
    await work.mails(told.map((person) => updateMail(issuance, update, person, leaves.get(person.id))));
    await setUpdate(tx, update, { toldAskedAt: now });
    await work.enqueue('update.tell', { tenantId, updateId, after: last.id });
  });
}
