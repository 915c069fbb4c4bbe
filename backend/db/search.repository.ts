import { type AnyColumn, and, or, type SQL, sql } from 'drizzle-orm';
import { findsEveryOrder } from '#domain/investment/wire-reference.ts';
import { searchReadings } from '#domain/text/search-words.ts';
import type { Tx } from './transaction.ts';

/** A column that names a record by whose words a row is found: its own, its investor's, its project's. */
interface FoundBy {
  /** `user`: somebody's name and e-mail; `private`: their documents, telephones and accounts, for the platform's managers alone. */
  noun: 'user' | 'private' | 'investment' | 'issuance' | 'movement';
  id: AnyColumn;
  /** Of a person their name alone: whoever is found by an address has told it. */
  byNameAlone?: boolean;
}

/** Up to so many records of a word are named to the list's statement, which then goes to them by their ids. */
const MOST_NAMED = 500;

/**
 * The filter of what was typed into a search: every word begins a word of one of the records, in any order; digits also end an account, a
 * document or a telephone, or are an amount. Undefined where nothing was typed; where it was signs alone, nothing is found.
 */
export async function searchFilter(
  tx: Tx,
  tenantId: string,
  typed: string | undefined,
  by: readonly FoundBy[],
): Promise<SQL | undefined> {
  if (!typed) return undefined;
  const readings = searchReadings(typed);
  const nowhere = sql`false`;
  if (readings.length === 0) return nowhere;
  const words = [...new Set(readings.flat())];
  const records = await recordsOf(tx, tenantId, words, by);
  return or(
    ...readings.map((reading) =>
      and(
        ...reading.map((word) => {
          const named = records.get(word) ?? [];
          if (named.length > MOST_NAMED) return or(...by.map((one) => isAmong(tenantId, word, one)));
          const idsOf = ({ noun }: FoundBy) => named.filter((record) => record.noun === noun).map(({ id }) => id);
          const ways = by.filter((one) => idsOf(one).length > 0);
          return ways.length === 0
            ? nowhere
            : or(...ways.map((one) => sql`${one.id} = any(${sql.param(idsOf(one))}::uuid[])`));
        }),
      ),
    ),
  );
}

interface Record {
  noun: string;
  id: string;
}

/** The first records of each word; more than are named where there are more. */
async function recordsOf(
  tx: Tx,
  tenantId: string,
  words: readonly string[],
  by: readonly FoundBy[],
): Promise<Map<string, Record[]>> {
  const parts = words.map(
    (word, at) => sql`(select ${at}::int as at, w.noun, w.record_id as id from search_words w
      where w.tenant_id = ${tenantId} and ${or(...by.map((one) => sql`(${isOf(one)} and ${matches(word)})`))}
      limit ${MOST_NAMED + 1})`,
  );
  const { rows } = await tx.execute<{ at: number; noun: string; id: string }>(sql.join(parts, sql` union all `));
  return new Map(words.map((word, at) => [word, rows.filter((row) => row.at === at)]));
}

function isOf({ noun, byNameAlone }: FoundBy): SQL {
  const named = sql`w.noun = ${noun}`;
  return byNameAlone ? sql`${named} and w.source <> 'users'::regclass` : named;
}

function isAmong(tenantId: string, word: string, one: FoundBy): SQL {
  const { id } = one;
  // As many words as there are orders, and nothing told by any of them.
  if (one.noun === 'investment' && findsEveryOrder(word)) return sql`${id} is not null`;
  return sql`${id} in (select w.record_id from search_words w
    where w.tenant_id = ${tenantId} and ${isOf(one)} and ${matches(word)})`;
}

/** Ranges of the index: words that begin so, ends that end so, amounts that are so. */
function matches(word: string): SQL | undefined {
  const ways = [beginsWith(word)];
  if (/\d/.test(word) && word.length >= 3) ways.push(beginsWith(`~${Array.from(word).reverse().join('')}`));
  if (/^\d+$/.test(word)) ways.push(sql`w.word = ${`=${word}`}`);
  return or(...ways);
}

function beginsWith(word: string): SQL {
  // No sign comes behind the last one of Unicode.
  return sql`(w.word >= ${word} and w.word < ${`${word}\u{10ffff}`})`;
}
