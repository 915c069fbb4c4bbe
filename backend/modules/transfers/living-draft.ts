import type { SignedInCall } from '#backend/http/call.ts';
import { DRAFT_MINUTES } from '#domain/transfer/transfer.ts';
import { draftOf } from './drafts.repository.ts';

/** The transfer that the caller has prepared, with its project and until when it waits; null where none does. */
export async function livingDraft({ tx, tenant, user, now }: SignedInCall, options: { lock?: boolean } = {}) {
  const found = await draftOf(tx, { tenantId: tenant.id, userId: user.id }, options);
  if (!found) return null;
  const until = new Date(found.draft.createdAt.getTime() + DRAFT_MINUTES * 60_000);
  return until > now ? { ...found, until } : null;
}
