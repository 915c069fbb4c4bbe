/** Of the card in which a record is decided: on a long sheet, whose turn it is leads there. */
export const DECISION_ANCHOR = 'decision';
