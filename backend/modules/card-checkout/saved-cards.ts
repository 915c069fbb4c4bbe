import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { listSavedCards, removeSavedCard } from '#contract/saved-cards.ts';
import { cardConnectionOf } from './card-settings.ts';
import { detachCard } from './checkout-calls.ts';
import { ProviderRefused } from './provider-call.ts';
import { deleteSavedCard, type SavedCardRow, savedCardById, savedCardsOf } from './saved-cards.repository.ts';

/** The caller's own kept cards, oldest first. */
export const listSavedCardsRoute = serve(listSavedCards, async ({ tx, user }) => ({
  data: (await savedCardsOf(tx, user.id)).map(savedCardWire),
}));

/** Forgets one at the provider, then here. 404 for another person's; one that the provider has forgotten before counts as done. */
export const removeSavedCardRoute = serve(removeSavedCard, async (call, { params }) => {
  const { tx, tenant, user, deps } = call;
  const kept = await savedCardById(tx, params.id, user.id);
  if (!kept) throw notFound();
  const connection = cardConnectionOf(tenant, deps.config);
  if (connection)
    await detachCard(connection, kept.providerCard).catch((error: unknown) => {
      if (!(error instanceof ProviderRefused)) throw error;
    });
  await deleteSavedCard(tx, { id: kept.id });
  await call.audit('card.removed', { details: { brand: kept.brand, last4: kept.last4 } });
  return { data: (await savedCardsOf(tx, user.id)).map(savedCardWire) };
});

function savedCardWire({ id, brand, last4, expiryMonth, expiryYear }: SavedCardRow) {
  return { id, brand, last4, expiry_month: expiryMonth, expiry_year: expiryYear };
}
