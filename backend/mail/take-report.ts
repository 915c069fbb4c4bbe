import type { Deps } from '#backend/deps.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import type { Work } from '#backend/work.ts';
import { type ReportedRecipient, reportVerdict } from '#domain/message/delivery-report.ts';
import { noteDeadAddress, noteReturned } from './dead-address.repository.ts';

const MOST_CHARS = 200;

/** Notes what a report says of the mail that came back, whichever tenant's it is. Answers whether it was one that had left. Told twice, it is noted once. */
export async function takeReport(
  deps: Deps,
  mailId: string,
  recipients: readonly ReportedRecipient[],
): Promise<boolean> {
  const worst =
    recipients.find((one) => reportVerdict(one) === 'address_dead') ??
    recipients.find((one) => reportVerdict(one) === 'mail_lost');
  if (!worst) return false;
  for (const { id } of await deps.tenants.list())
    if (await tenantWork(deps, id, (work) => note(work, mailId, worst))) return true;
  return false;
}

async function note(work: Work, mailId: string, told: ReportedRecipient): Promise<boolean> {
  const { tx, tenant, now } = work;
  const said = `${told.status} ${told.diagnostic}`.replace(/\s+/g, ' ').trim().slice(0, MOST_CHARS);
  const mail = await noteReturned(tx, { tenantId: tenant.id, id: mailId }, { said, status: told.status, at: now });
  if (!mail) return false;
  await work.audit('mail.returned', { subject: { type: 'mail', id: mailId }, details: { status: told.status } });
  if (mail.userId && reportVerdict(told) === 'address_dead')
    await noteDeadAddress(tx, tenant.id, mail.userId, mail.to, now);
  return true;
}
