import type { Work } from '#backend/work.ts';
import type { SavedCardRow } from './saved-cards.repository.ts';

/** `card.kept`: on the provider's page; `card.removed`: by its owner here; `card.forgotten`: by the provider. */
type CardAction = 'card.kept' | 'card.removed' | 'card.forgotten';

/** Writes down what became of a kept card, and whose it is. */
export function auditCard(
  { audit }: Work,
  action: CardAction,
  { id, userId, brand, last4 }: SavedCardRow,
): Promise<void> {
  return audit(action, { subject: { type: 'saved_card', id }, userId, details: { brand, last4 } });
}
