import type { Deps } from '#backend/deps.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { everyTenant, tenantWork } from '#backend/jobs/tenant-work.ts';
import { findUser } from '#backend/modules/users/users.repository.ts';
import { cardConnectionOf } from './card-settings.ts';
import { deleteCustomer } from './checkout-calls.ts';
import { ProviderRefused } from './provider-call.ts';
import { customerOf, customersGone, forgetCustomer } from './saved-cards.repository.ts';

/** A day's at most: the rest follows the day after. */
const PEOPLE_A_DAY = 500;

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

/** Takes up once a day whom the provider still knows though they are gone: the job of it gives up after some tries, and a card may have been kept since. */
export async function forgetCardsAgain(deps: Deps): Promise<void> {
  await everyTenant(deps, async ({ tx, tenant, enqueue }) => {
    for (const { userId } of await customersGone(tx, tenant.id, PEOPLE_A_DAY))
      await enqueue('card.forget', { tenantId: tenant.id, userId });
  });
}
