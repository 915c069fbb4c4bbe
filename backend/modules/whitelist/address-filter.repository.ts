import { and, or, type SQL, sql } from 'drizzle-orm';
import { whitelistEntries } from '#backend/db/schema/whitelist.ts';
import { addressAsked } from '#domain/issuance/whitelist.ts';

/** The filter of what looks like an address, or like its beginning or its end; null where it does not. Ranges of the list's own indexes. */
export function addressFilter(typed: string): SQL | null {
  const asked = addressAsked(typed);
  if (!asked) return null;
  const { begins, ends } = asked;
  const beginning = begins === null ? undefined : within(sql`${whitelistEntries.addressKey}`, begins);
  const ending =
    ends === null ? undefined : within(sql`${whitelistEntries.addressEnd}`, Array.from(ends).reverse().join(''));
  return (asked.both ? and(beginning, ending) : or(beginning, ending)) ?? null;
}

/** No sign of an address comes behind `g`. */
const within = (key: SQL, beginning: string): SQL => sql`(${key} >= ${beginning} and ${key} < ${`${beginning}g`})`;
