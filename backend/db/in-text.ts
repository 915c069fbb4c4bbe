import { type SQL, sql } from 'drizzle-orm';

/** A condition whose values stand in the statement's text: for constants of ours, so that an index of these rows alone is used also by a plan that is made for any values. */
export function inText(condition: SQL): SQL {
  return sql`${condition}`.inlineParams();
}
