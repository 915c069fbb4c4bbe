import { keepBytes } from '#backend/files/keep-file.ts';
import { tenantNameOf } from '#backend/mail/render-mail.ts';
import type { Work } from '#backend/work.ts';
import type { ContractText } from './contract-text.ts';
import type { Evidence } from './evidence.ts';
import { tenantLogo } from './tenant-logo.ts';

/** Draws a contract and keeps its PDF: its owner and the tenant's managers may read it. Answers the file's id. */
export async function keepContract(
  work: Work,
  owner: { userId: string; reference: string },
  text: ContractText,
  evidence?: Evidence,
): Promise<string> {
  const { look, image } = work.tenant.customization;
  const content = await work.deps.workers.run(work.tenant.id, 'contractPdf', {
    text,
    look: { tenantName: tenantNameOf(work.tenant), accent: look.accent, logo: await tenantLogo(image.logo) },
    reference: owner.reference,
    at: work.now,
    evidence,
  });
  const file = await keepBytes(work, content, {
    kind: 'contract',
    access: 'owner',
    ownerUserId: owner.userId,
    name: `${owner.reference}.pdf`,
    contentType: 'application/pdf',
  });
  return file.id;
}
