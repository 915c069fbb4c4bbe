/** What the link in a mail to somebody with an account leaves: the news of one project, advertising, the mail of the day, or alerts of new projects. */
export const LINKED_MATTERS = ['NEWS', 'ADVERTISING', 'DIGEST', 'ALERTS'] as const;
export type LinkedMatter = (typeof LINKED_MATTERS)[number];

/** The same, and the questions about a project, of which an address without an account is told. */
export const LEAVE_MATTERS = [...LINKED_MATTERS, 'QUESTIONS'] as const;

/** How long the way out of a mail stays open. The law asks for a way that is easy, not for one that is eternal: two years. */
export const LEAVE_LINK_KEPT_DAYS = 730;

/** What a mail provider sends in its reader's name, and nobody else (RFC 8058, 3.1). */
export const ONE_CLICK = { name: 'List-Unsubscribe', value: 'One-Click' } as const;
