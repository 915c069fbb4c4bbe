import { z } from 'zod';
import { card } from './card.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id } from './envelope.ts';

/** A card that the person keeps at the provider. */
const savedCard = card.extend({ id });

/** Empty where none is kept, or the tenant takes no cards. */
export const listSavedCards = endpoint({
  id: 'listSavedCards',
  summary: 'Cards that the person keeps at the payment provider',
  method: 'GET',
  path: '/saved-cards',
  caller: 'investor',
  answer: dataOf(z.array(savedCard)),
});

/** The provider forgets it, and so do we. */
export const removeSavedCard = endpoint({
  id: 'removeSavedCard',
  summary: 'Forget a kept card',
  method: 'DELETE',
  path: '/saved-cards/{id}',
  action: 'account.remove_card',
  params: z.object({ id }),
  answer: dataOf(z.array(savedCard)),
  takesLong: true,
  errors: ['payment.provider_down'],
});
