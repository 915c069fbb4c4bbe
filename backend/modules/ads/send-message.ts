import type { SignedInCall } from '#backend/http/call.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { sendAdMessage } from '#contract/ads.ts';
import { AD_MESSAGES_A_DAY, standingOf } from '#domain/bulletin/ad.ts';
import { tellOfAd } from './ad-mail.ts';
import { joinedAd } from './ad-rows.repository.ts';
import { type AdRow, lockAd } from './ads.repository.ts';
import { contactById, contactOf, insertMessage, messagesSince } from './contacts.repository.ts';
import { hasAccepted } from './offers/offers.repository.ts';
import { presentAd } from './present-ad.ts';
import { refuseBlocked, traderOf } from './trader.ts';

const DAY_MS = 86_400_000;

/** Passes a message on: by mail without the sender's address, and on the ad's page. Only an owner says to whom. */
export const sendAdMessageRoute = serve(sendAdMessage, async (call, { params: { id }, body }) => {
  const { tx, tenant, user, now } = call;
  const row = await joinedAd(tx, tenant.id, id);
  const ad = row && (await lockAd(tx, tenant.id, id));
  if (!ad) throw notFound();
  const own = ad.userId === user.id;
  const known = own ? await contactById(tx, tenant.id, id, body.contact ?? id) : null;
  if (own && !known) throw notFound();
  const whose = { tenantId: tenant.id, adId: id, userId: known?.userId ?? user.id };
  if (standingOf(ad, now) !== 'OPEN' && !(await hasAccepted(tx, whose))) throw new Refusal(409, 'ad.not_open');
  const { block } = presentAd(call, { ...row, ad });
  if (block) throw new Refusal(409, 'ad.blocked', { params: { block } });
  refuseBlocked(await traderOf(call, 'SELL'));
  const sent = await messagesSince(tx, tenant.id, user.id, new Date(now.getTime() - DAY_MS));
  if (sent >= AD_MESSAGES_A_DAY) throw new Refusal(429, 'ad.messages_today', { params: { max: AD_MESSAGES_A_DAY } });
  const contact = known ?? (await contactOf(tx, tenant.id, id, user.id, now));
  const message = { tenantId: tenant.id, contactId: contact.id, userId: user.id, text: body.text, at: now };
  const messageId = await insertMessage(tx, message);
  await call.audit('ad.message_sent', { subject: { type: 'ad', id }, details: { contact: contact.number } });
  await passOn(call, ad, own ? contact.userId : ad.userId, body.text);
  return { data: { id: messageId } };
});

function passOn(call: SignedInCall, ad: AdRow, to: string, text: string): Promise<void> {
  return tellOfAd(call, ad, to, ad.userId === to ? 'asked' : 'answered', { text });
}
