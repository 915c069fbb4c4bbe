import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { cleanText } from '#backend/modules/issuances/clean-html.ts';
import type { ListedUpdate } from './announcements.repository.ts';

/** A person's name as the caller may read it: the house's in a manager's place. */
export function nameFor(call: SignedInCall, id: string | null, name: string | null): string | null {
  if (id === null) return null;
  return actsAsManager(call) || id === call.user.id ? (name ?? '') : call.tenant.customization.tenant.name;
}

/** A piece of news as who writes it reads it. */
export function presentUpdate(call: SignedInCall, { update, by, told }: ListedUpdate) {
  return {
    id: update.id,
    title: update.title,
    body: cleanText(update.body),
    state: update.state,
    at: update.publishedAt.toISOString(),
    publish_at: update.publishAt?.toISOString() ?? null,
    by: nameFor(call, update.savedBy, by),
    told,
  };
}
