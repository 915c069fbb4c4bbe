import { givingUp } from '#app/features/invest/flow/give-up/give-up.server.ts';
import { openStep } from '#app/features/invest/flow/step.server.ts';
import { answerForm } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { REMOVE_CARD } from '#app/parts/saved-cards/remove-card.ts';
import { forgettingCard } from '#app/parts/saved-cards/saved-cards.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { confirmingRefundAddress } from './refund-address.server.ts';
import { REFUND_ADDRESS } from './refund-address.ts';

/** Gives the payment up, says where ether goes back to, or forgets a card that the person keeps. */
export async function changeHandover(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, 'payment-creditcard');
  return answerForm(visit, form, {
    '': givingUp(visit, open),
    [REFUND_ADDRESS]: confirmingRefundAddress(visit, open),
    [REMOVE_CARD]: forgettingCard(visit, pathTo.invest(open.slug, 'payment-creditcard')),
  });
}
