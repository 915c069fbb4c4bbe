import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { cashOf } from '#backend/ledger/balances.ts';
import { offersOf } from '#backend/modules/ads/offers/offers.repository.ts';
import { presentOffer } from '#backend/modules/ads/offers/present-offer.ts';
import { heldNow } from '#backend/modules/holders/held-now.ts';
import { getAd } from '#contract/ads.ts';
import { joinedAd } from './ad-rows.repository.ts';
import { boardToken } from './board-tokens.repository.ts';
import { contactsOf } from './contacts.repository.ts';
import { presentAd } from './present-ad.ts';
import { presentChoice } from './present-choice.ts';
import { presentTrader, traderOf } from './trader.ts';

/** One ad: for its owner with whoever wrote, for another with what they wrote themself. */
export const getAdRoute = serve(getAd, async (call, { params: { id } }) => {
  const { tx, tenant, user, now } = call;
  const row = await joinedAd(tx, tenant.id, id);
  if (!row) throw notFound();
  const own = row.ad.userId === user.id;
  const ad = presentAd(call, row);
  // Whoever answers is on the other side.
  const side = own === (row.ad.type === 'SELL') ? 'SELL' : 'BUY';
  const [found, offers, cash, token, trader, { supply }] = await Promise.all([
    contactsOf(tx, tenant.id, id, own ? undefined : user.id),
    offersOf(tx, tenant.id, id, own ? undefined : user.id),
    cashOf(call, user.id),
    boardToken(tx, { tenantId: tenant.id, userId: user.id, now }, row.ad.issuanceId),
    traderOf(call, side),
    heldNow(tx, tenant.id, row.ad.issuanceId),
  ]);
  if (!token || (!own && ad.status !== 'OPEN' && found.length === 0)) throw notFound();
  return {
    data: {
      ...ad,
      own,
      choice: presentChoice(call, token, supply),
      reason: own ? row.ad.reason : null,
      trader: presentTrader(trader),
      contacts: found.map(({ contact, messages }) => ({
        id: contact.id,
        number: contact.number,
        messages: messages.map((message) => ({
          id: message.id,
          mine: message.userId === user.id,
          text: message.text,
          at: message.at.toISOString(),
        })),
      })),
      offers: offers.map((each) => presentOffer(call, { ad: row.ad, ...each }, cash)),
    },
  };
});
