/** What the link in a mail leaves: the news of one project, advertising, or the questions about a project. */
export const LEAVE_MATTERS = ['NEWS', 'ADVERTISING', 'QUESTIONS'] as const;

/** How long the way out of a mail stays open. The law asks for a way that is easy, not for one that is eternal: two years. */
export const LEAVE_LINK_KEPT_DAYS = 730;

/** What a mail provider sends in its reader's name, and nobody else (RFC 8058, 3.1). */
export const ONE_CLICK = { name: 'List-Unsubscribe', value: 'One-Click' } as const;
