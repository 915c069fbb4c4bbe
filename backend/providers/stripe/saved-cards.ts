import { notFound } from '#backend/http/refusal.ts';
import { serve, serveAsking } from '#backend/http/serve.ts';
import { listSavedCards, removeSavedCard } from '#contract/saved-cards.ts';
import { auditCard } from './card-audit.ts';
import { cardConnectionOf } from './card-settings.ts';
import { detachCard } from './checkout-calls.ts';
import { ProviderRefused } from './provider-call.ts';
import { deleteSavedCard, type SavedCardRow, savedCardById, savedCardsOf } from './saved-cards.repository.ts';

/** The caller's own kept cards, oldest first. */
export const listSavedCardsRoute = serve(listSavedCards, async ({ tx, user }) => ({
  data: (await savedCardsOf(tx, user.id)).map(presentSavedCard),
}));

/** Forgets one at the provider, then here. 404 for another person's; one that the provider has forgotten before counts as done. */
export const removeSavedCardRoute = serveAsking(
  removeSavedCard,
  async ({ tx, tenant, user, deps }, { params }) => {
    const kept = await savedCardById(tx, params.id, user.id);
    if (!kept) throw notFound();
    const connection = cardConnectionOf(tenant, deps.config);
    if (!connection) return null;
    return () =>
      detachCard(connection, kept.providerCard).catch((error: unknown) => {
        if (!(error instanceof ProviderRefused)) throw error;
      });
  },
  async (call, { params }) => {
    const { tx, user } = call;
    const kept = await savedCardById(tx, params.id, user.id);
    // The provider's own notice of it may have been faster.
    const gone = kept && (await deleteSavedCard(tx, { id: kept.id }));
    if (gone) await auditCard(call, 'card.removed', gone);
    return { data: (await savedCardsOf(tx, user.id)).map(presentSavedCard) };
  },
);

function presentSavedCard({ id, brand, last4, expiryMonth, expiryYear }: SavedCardRow) {
  return { id, brand, last4, expiry_month: expiryMonth, expiry_year: expiryYear };
}
