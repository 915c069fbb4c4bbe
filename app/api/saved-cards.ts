import * as cards from '#contract/saved-cards.ts';
import { endpointCall } from './call.server.ts';

export const listSavedCards = endpointCall(cards.listSavedCards);
export const removeSavedCard = endpointCall(cards.removeSavedCard);
