import type { Deps } from '#backend/deps.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import { cardConnectionOf } from './card-settings.ts';
import { deleteCustomer } from './checkout-calls.ts';
import { ProviderRefused } from './provider-call.ts';
import { customerOf, forgetCustomer } from './saved-cards.repository.ts';

/**
 * Has the provider forget a deleted person with their kept cards, then forgets them here: till then the provider's name for them is needed, and the job
 * comes again where the provider does not answer. One that does not know them any more counts as done.
 */
export async function forgetCards(deps: Deps, { tenantId, userId }: JobData['card.forget']): Promise<void> {
  const known = await tenantWork(deps, tenantId, async ({ tx, tenant }) => {
    if (await findUser(tx, tenantId, userId)) return null;
    return { customer: await customerOf(tx, userId), connection: cardConnectionOf(tenant, deps.config) };
  });
  if (!known?.customer) return;
  if (known.connection)
    await deleteCustomer(known.connection, known.customer).catch((error: unknown) => {
      if (!(error instanceof ProviderRefused)) throw error;
    });
  await tenantWork(deps, tenantId, ({ tx }) => forgetCustomer(tx, userId));
}
