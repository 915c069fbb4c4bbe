/** What of a draft can be looked at; a mail is a file of its own and no page. */
export const PREVIEW_PAGES = ['project', 'sign-in', 'step', 'mail'] as const;
export const PREVIEW_WIDTHS = ['desktop', 'tablet', 'phone'] as const;
export const PREVIEW_SCHEMES = ['light', 'dark'] as const;
