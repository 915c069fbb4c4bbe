import { toneOf } from '#app/parts/status/tone-of.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { KYC_STAGE } from '#domain/status/stage.ts';
import type { KycStatus } from '#domain/user/status.ts';

/** How a person's own identity check stands; null where there was none. */
export function kycChip({ t }: Pick<SignedInVisit, 't'>, status: KycStatus | null) {
  return status && { tone: toneOf(KYC_STAGE[status], 'investor'), label: t(`statuses:kyc.${status}`) };
}
