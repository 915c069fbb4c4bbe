import { fieldRefusal } from '#backend/http/refusal.ts';
import { checksummed } from '#backend/modules/whitelist/checksum.ts';
import type { Work } from '#backend/work.ts';
import { readRecipient, recipientProblem } from '#domain/transfer/recipient.ts';
import { problem } from '#domain/validation/problem.ts';
import { listedOwner, ownerOfCode } from './recipient.repository.ts';
import { refusedField } from './refused-field.ts';

/** Somebody who can be sent tokens. */
interface Found {
  userId: string;
  /** The address that was named, as EIP-55 writes it; null: named by their code. */
  wallet: string | null;
}

/** Who was meant. An address or a code that is nobody's is told like one that is not approved: whoever asks learns nothing of it. Throws Refusal 422 at `to`. */
export async function findRecipient({ tx, tenant }: Work, issuanceId: string, typed: string): Promise<Found> {
  const wrong = recipientProblem(typed, checksummed);
  if (wrong) throw fieldRefusal({ to: wrong });
  const recipient = readRecipient(typed);
  if (!recipient) throw fieldRefusal({ to: problem('validator.error_wallet_address') });
  const byAddress = 'address' in recipient;
  const userId = byAddress
    ? await listedOwner(tx, tenant.id, issuanceId, recipient.address)
    : await ownerOfCode(tx, tenant.id, recipient.code);
  if (userId === null) throw fieldRefusal({ to: refusedField('recipient_not_listed') });
  return { userId, wallet: byAddress ? checksummed(recipient.address.toLowerCase()) : null };
}
