/**
 * Order in which rows were written that nobody changed since: by moment, by transaction, by statement. A transaction writes all of its rows at one
 * moment, and where a row lies (`ctid`) says nothing of it once the database has used freed room again.
 */
export const AS_WRITTEN = 'created_at, xmin::text::bigint, cmin::text::bigint';
export const NEWEST_FIRST = 'created_at desc, xmin::text::bigint desc, cmin::text::bigint desc';
