import { keepBytes } from '#backend/files/keep-file.ts';
import { tenantNameOf } from '#backend/mail/render-mail.ts';
import type { Work } from '#backend/work.ts';
import type { ContractText } from './contract-text.ts';
import type { Evidence } from './evidence.ts';
import { tenantLogo } from './tenant-logo.ts';

/** Whose contract it is: only its owner and the tenant's managers may read it. */
interface ContractOwner {
  userId: string;
  reference: string;
}

/**
 * Draws a contract, in a worker. Takes a processor for up to seconds: to be asked with no transaction open (`serveAsking`). Dated with the
 * work's moment, so that the same contract gives the same bytes.
 */
export async function drawContract(
  { tenant, deps, now: at }: Pick<Work, 'tenant' | 'deps' | 'now'>,
  { reference }: Pick<ContractOwner, 'reference'>,
  text: ContractText,
  evidence?: Evidence,
): Promise<Uint8Array> {
  const { look, image } = tenant.customization;
  const logo = await tenantLogo(image.logo);
  const printed = { tenantName: tenantNameOf(tenant), accent: look.accent, logo };
  return deps.workers.run(tenant.id, 'contractPdf', { text, look: printed, reference, at, evidence });
}

/** Keeps a drawn contract. Answers the file's id. */
export async function keepContract(
  work: Work,
  { userId, reference }: ContractOwner,
  content: Uint8Array,
): Promise<string> {
  const file = await keepBytes(work, content, {
    kind: 'contract',
    access: 'owner',
    ownerUserId: userId,
    name: `${reference}.pdf`,
    contentType: 'application/pdf',
  });
  return file.id;
}
