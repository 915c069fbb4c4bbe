/** Statuses with texts of their own on the error page (`errors:page.*`). */
export const KNOWN_CODES = [400, 401, 403, 404, 405, 408, 413, 421, 429, 500, 502, 503, 504] as const;
