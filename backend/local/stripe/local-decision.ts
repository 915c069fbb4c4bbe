import type { Deps } from '#backend/deps.ts';
import type { Decision } from './local-checkout-page.ts';
import { chargeEvent, type LocalEvent, pageEvent, processingEvent, tell } from './local-events.ts';
import type { LocalBook, LocalPage } from './local-provider.ts';

const LATE_MS = 5000;

interface Provider {
  deps: Deps;
  book: LocalBook;
  /** Address of our own webhook. */
  webhook: string;
  secrets: readonly string[];
}

/** Does what the person decided on the hosted page with the card that they chose (a kept one's id; any other text: a new one), tells of it as the provider would, and answers where they go back to. */
export async function decide(
  { deps, book, webhook, secrets }: Provider,
  page: LocalPage,
  { decision, card: chosen }: { decision: Decision; card: string },
): Promise<string> {
  if (decision === 'abandon') return page.cancelUrl;
  const say = (event: LocalEvent) => tell(deps, webhook, secrets, event);
  const payment = book.pay(decision === 'refuse' ? 0 : page.cents);
  const card =
    book.cardsOf(page.customer).find(({ id }) => id === chosen) ??
    book.newCard(page.customer, deps.clock.now().getUTCFullYear());
  if (decision === 'keep') book.keep(page.customer, card);
  const charge = chargeEvent(page, payment, card);
  const payLate = async () => {
    await say(charge);
    await say(pageEvent('async_payment_succeeded', page, payment, true));
  };
  await say(processingEvent(page, payment));
  if (decision === 'refuse' || decision === 'accept-late') {
    // The card is registered; the bank takes its time, and then says no or yes.
    await say(pageEvent('completed', page, payment, false));
    if (decision === 'refuse') await say(pageEvent('async_payment_failed', page, payment, false));
    else setTimeout(payLate, LATE_MS).unref();
    return page.successUrl;
  }
  await say(charge);
  const paid = pageEvent('completed', page, payment, true);
  await say(paid);
  if (decision === 'accept-twice') await say(paid);
  return page.successUrl;
}
