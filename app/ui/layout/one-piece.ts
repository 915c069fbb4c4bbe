/** Longer ones have no room in a narrow card. */
const LONGEST = 24;
/** A word with a figure in it (a reference, also with hyphens), the end of an account, a day. */
const PIECE = /^([^\s\d]*\d\S*|•+ \S+|\d\d? (de )?\p{L}+\.? (de )?\d{4})$/u;
/** An IBAN in groups of four, of which some may be hidden: where it has no room it breaks between two of them. */
const IBAN = /^[A-Z]{2}\d\d( \S{1,4})+$/;

/** Whether a text is read as one piece and must not tear at its hyphens or spaces: "REP-4K7F/12", "•••• 7683", "1 de marzo de 2026", "ES21 0049 1500 0512". */
export const isOnePiece = (text: unknown): boolean =>
  typeof text === 'string' && ((text.length <= LONGEST && PIECE.test(text)) || IBAN.test(text));
