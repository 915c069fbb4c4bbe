import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, id } from './envelope.ts';

/** A card that the person keeps at the provider: what is printed on it for everybody, nothing else. */
export const savedCard = z.object({
  id,
  /** The provider's word: visa, mastercard. */
  brand: z.string(),
  last4: z.string().regex(/^\d{4}$/),
  expiry_month: z.number().int(),
  expiry_year: z.number().int(),
});

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
  caller: 'investor',
  params: z.object({ id }),
  answer: dataOf(z.array(savedCard)),
  refusedWhileImpersonating: true,
  errors: ['payment.provider_down'],
});
