import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { initialsOf } from '#backend/modules/investments/issuer-view.ts';
import type { MessageRowJson } from '#contract/messages.ts';
import { lockMessage, type MessageRow, type ShownMessage, shownMessage } from './messages.repository.ts';

/** Whose messages the caller reads and writes. */
export function whoseOf(call: SignedInCall) {
  return { tenantId: call.tenant.id, issuerId: actsAsManager(call) ? null : call.user.id };
}

/** Somebody's name as the caller may read it: an issuer reads no e-mail, and initials where the tenant says so. */
export function nameOf(call: SignedInCall, { name, own, email }: { name: string; own: string; email: string }): string {
  if (actsAsManager(call)) return name;
  const known = name === email ? own : name;
  return call.tenant.settings.issuersSeeInitials ? initialsOf(known) : known;
}

/** A message of a list. */
export function presentMessage(call: SignedInCall, { message, by, project }: ShownMessage): MessageRowJson {
  const isOwn = actsAsManager(call) || message.writtenBy === call.user.id;
  return {
    id: message.id,
    subject: message.subject,
    state: message.state,
    audience: message.audience,
    project,
    by: isOwn ? by : call.tenant.customization.tenant.name,
    told: message.told,
    at: message.at.toISOString(),
  };
}

/** A message of the caller's, locked to be changed. 404; 409 `message.settled` where its state is none of these. */
export async function lockedMessage(
  call: SignedInCall,
  id: string,
  fits: (state: MessageRow['state']) => boolean,
): Promise<ShownMessage> {
  const found = await shownMessage(call.tx, whoseOf(call), id);
  if (!found) throw notFound();
  const message = await lockMessage(call.tx, call.tenant.id, id);
  if (!message) throw notFound();
  // An issuer does not change what the house has written.
  if (!actsAsManager(call) && message.writtenBy !== call.user.id) throw notFound();
  if (!fits(message.state)) throw new Refusal(409, 'message.settled');
  return { ...found, message };
}
