import { sql } from 'drizzle-orm';
import { type AnyPgColumn, bigint, foreignKey, jsonb, numeric, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { Localized } from '#domain/tenant/language.ts';

/** First part of every primary key. */
export const tenantId = () => uuid().notNull();
/** Second part of most primary keys: a UUID that the application makes. */
export const id = () => uuid().notNull().defaultRandom();
/** Money in cents of the tenant's currency. */
export const cents = () => bigint({ mode: 'bigint' });
/** A number of tokens: fits a safe integer (contract: at most 10^9 an order). */
export const tokenCount = () => bigint({ mode: 'number' });
/** A token price, read and written as a decimal string with six places. */
export const price = () => numeric({ precision: 20, scale: 6 });
/** A moment; the application's clock gives it, never the database's. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' });
/** A text in one or both languages. */
export const localizedColumn = () => jsonb().$type<Localized>().notNull().default({});

/** The SQL of "one of these words", for a CHECK: the last word on statuses and kinds. */
export function isOneOf(column: string, words: readonly string[]) {
  return sql.raw(`${column} in (${words.map((word) => `'${word.replace(/'/g, "''")}'`).join(', ')})`);
}

/** A foreign key that includes the tenant, so that a row can never point across tenants. */
export function sameTenant(name: string, from: [AnyPgColumn, AnyPgColumn], to: [AnyPgColumn, AnyPgColumn]) {
  return foreignKey({ name: `${name}_fk`, columns: from, foreignColumns: to });
}
