import type { Deps } from '#backend/deps.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { auditCard } from './card-audit.ts';
import { cardConnectionOf } from './card-settings.ts';
import { listCards, type ProviderCard } from './checkout-calls.ts';
import { customerUser, upsertSavedCard } from './saved-cards.repository.ts';

/** Reads from the provider which cards a person keeps there, outside of any transaction, and writes down what may be shown of them. */
export async function keepCards(deps: Deps, tenantId: string, customer: string): Promise<void> {
  const connection = await tenantWork(deps, tenantId, async ({ tenant }) => cardConnectionOf(tenant, deps.config));
  if (!connection) return;
  const cards = await listCards(connection, customer);
  if (cards.length > 0) await write(deps, tenantId, customer, cards);
}

function write(deps: Deps, tenantId: string, customer: string, cards: readonly ProviderCard[]): Promise<void> {
  return tenantWork(deps, tenantId, async (work) => {
    const { tx, now } = work;
    const userId = await customerUser(tx, customer);
    if (!userId) return;
    for (const { id, card } of cards) {
      const isNew = await upsertSavedCard(tx, {
        ...{ tenantId, userId, providerCard: id, brand: card.brand, last4: card.last4 },
        ...{ expiryMonth: card.exp_month, expiryYear: card.exp_year, createdAt: now },
      });
      if (isNew) await auditCard(work, 'card.kept', isNew);
    }
  });
}
