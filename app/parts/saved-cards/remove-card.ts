/** The button of the form that forgets a card. */
export const REMOVE_CARD = 'remove-card';
