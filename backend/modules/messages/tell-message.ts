import type { Deps } from '#backend/deps.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { errorFacts } from '#domain/log/error-facts.ts';
import { addresseesAfter, addresseeWith } from './audience.repository.ts';
import { lockMessage, setMessage } from './messages.repository.ts';
import { writeTo } from './write-to.ts';

/**
 * How many people one job writes to, in one transaction: between two of them a message can be stopped. A set that fails is tried by its first few, at last by its first alone:
 * of several nobody knows whose fault it was.
 */
const AT_ONCE = [200, 50, 12, 1] as const;
/** Of so many in a row who cannot be written to it is nobody's own fault: the job fails, and is tried again. */
const MOST_IN_A_ROW = 3;

type Tell = JobData['message.tell'];

/** Writes to the next of a message's audience and puts the job for those after them into the queue, in one transaction. Run twice, it writes to nobody twice. */
export async function tellMessage(deps: Deps, tell: Tell): Promise<void> {
  const { only } = tell;
  if (only !== undefined) return tellOne(deps, tell, only);
  for (const limit of AT_ONCE)
    try {
      return await tellNext(deps, tell, limit);
    } catch (error) {
      const { messageId, failed = 0 } = tell;
      deps.log.error({ ...errorFacts(error), messageId, limit }, 'people of a message could not be written to');
      if (limit > 1) continue;
      if (failed + 1 >= MOST_IN_A_ROW) throw error;
      await passOver(deps, tell);
    }
}

async function tellNext(deps: Deps, { tenantId, messageId, after }: Tell, limit: number): Promise<void> {
  await tenantWork(deps, tenantId, async (work) => {
    const { tx, now } = work;
    const message = await lockMessage(tx, tenantId, messageId);
    if (message?.state !== 'SCHEDULED' && message?.state !== 'SENDING') return;
    const onwards = (next: string | null, startAfter?: Date) =>
      work.enqueue('message.tell', { tenantId, messageId, after: next }, startAfter ? { startAfter } : {});
    // Sent again after a stop: this job is the one of before, or the queue's clock is ahead.
    if (message.at > now) return onwards(null, message.at);
    const people = await addresseesAfter(tx, message, after, limit);
    const last = people.at(-1);
    if (!last) {
      await work.audit('message.sent', {
        subject: { type: 'message', id: messageId },
        details: { told: message.told },
      });
      return setMessage(tx, message, { state: 'SENT' });
    }
    const fresh = await writeTo(work, message, people);
    await setMessage(tx, message, { state: 'SENDING', askedAt: now, told: message.told + fresh });
    await onwards(last.id);
  });
}

/** Goes on behind a person who cannot be written to; a job of their own tries it again, and where it fails too it waits with the work that failed. */
async function passOver(deps: Deps, { tenantId, messageId, after, failed = 0 }: Tell): Promise<void> {
  await tenantWork(deps, tenantId, async ({ tx, now, enqueue }) => {
    const message = await lockMessage(tx, tenantId, messageId);
    if (message?.state !== 'SCHEDULED' && message?.state !== 'SENDING') return;
    const [person] = await addresseesAfter(tx, message, after, 1);
    if (!person) return;
    await setMessage(tx, message, { state: 'SENDING', askedAt: now });
    await enqueue('message.tell', { tenantId, messageId, after: null, only: person.id });
    await enqueue('message.tell', { tenantId, messageId, after: person.id, failed: failed + 1 });
  });
}

/** Writes to one who was passed over, also where all others have been written to meanwhile. */
async function tellOne(deps: Deps, { tenantId, messageId }: Tell, userId: string): Promise<void> {
  await tenantWork(deps, tenantId, async (work) => {
    const message = await lockMessage(work.tx, tenantId, messageId);
    if (message?.state !== 'SENDING' && message?.state !== 'SENT') return;
    const fresh = await writeTo(work, message, await addresseeWith(work.tx, message, userId));
    if (fresh > 0) await setMessage(work.tx, message, { told: message.told + fresh });
  });
}
