import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import type { Question } from '#app/forms/ask-once.server.ts';
import { formAct, toldAt } from '#app/forms/form-action.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { id } from '#contract/envelope.ts';
import { listSavedCards, removeSavedCard } from '#contract/saved-cards.ts';
import type { PaymentMethod } from '#domain/investment/status.ts';
import { cardLine } from './card-line.ts';

/** The cards that a person keeps at the provider, as lines to show; empty for any other way to pay. */
export async function savedCardsFor(visit: SignedInVisit, method: PaymentMethod | undefined) {
  return method === 'CARD' ? savedCardLines(visit) : [];
}

/** The cards that a person keeps at the provider, as lines to show. */
export async function savedCardLines(visit: SignedInVisit) {
  const { data } = await call(visit, listSavedCards);
  return data.map(({ id, ...printed }) => ({ id, ...cardLine(visit, printed) }));
}

export type SavedCardLines = Awaited<ReturnType<typeof savedCardLines>>;

const cardForm = z.object({ card: id });

/** Forgets the card that a form names and shows the page again. `ask`: the page asks first, by the card's name; one that is gone already has nothing to ask. */
export function forgettingCard(visit: SignedInVisit, here: string, ask?: (name: string) => Question) {
  const removed = { to: here, toast: visit.t('invest:cards.removed') };
  return formAct({
    schema: cardForm,
    ask: async ({ card }) => {
      const asked = ask && (await savedCardLines(visit)).find((kept) => kept.id === card);
      return asked ? { question: ask(asked.name), backHref: here } : null;
    },
    send: ({ card }) => call(visit, removeSavedCard, { params: { id: card } }),
    onward: () => removed,
    // Already removed in another window; nothing left to do.
    refused: (failure) => (failure.status === 404 ? removed : toldAt(visit, here)(failure)),
  });
}
