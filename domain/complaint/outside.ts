/** Hours in which whoever complains without an account proves that the e-mail address is theirs. Ours. */
export const OUTSIDE_PROOF_HOURS = 48;
/** Days for which a mailed link to a complaint may be sent once more by the log of mails. Ours. */
export const OUTSIDE_LINK_DAYS = 365;
/** Minutes within which the same words and papers are the same complaint: a button that was pressed twice. Ours. */
export const OUTSIDE_TWICE_MINUTES = 15;
