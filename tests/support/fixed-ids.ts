import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type pg from 'pg';
import { chance } from './chance.ts';
import { SEED } from './seed.ts';

/**
 * Runs `work` with ids and references that come out the same for the same seed: what a test picks out of the demo data by its order is then
 * the same row in each run, and what fails for one seed fails for everybody. Other threads and processes are not touched.
 */
export async function withFixedIds<T>(work: () => Promise<T>): Promise<T> {
  const { randomUUID, randomBytes } = crypto;
  const drawn = chance(1_123);
  const bytes = (size: number) => Buffer.from(Array.from({ length: size }, () => drawn.below(256)));
  crypto.randomUUID = () => uuidOf(bytes(16));
  crypto.randomBytes = ((size: number, then?: Parameters<typeof randomBytes>[1]) =>
    then ? randomBytes(size, then) : bytes(size)) as typeof randomBytes;
  syncBuiltinESMExports();
  try {
    return await work();
  } finally {
    Object.assign(crypto, { randomUUID, randomBytes });
    syncBuiltinESMExports();
  }
}

/** The same for the ids that a database gives by itself: while `work` runs they are made of a sequence's numbers, as ids of version 4. */
export async function withFixedDefaults<T>(owner: pg.Client, work: () => Promise<T>): Promise<T> {
  const { rows } = await owner.query<{ column: string }>(
    `select format('%I alter column %I set default', table_name, column_name) as column from information_schema.columns
     where table_schema = 'public' and column_default = 'gen_random_uuid()'`,
  );
  const setAll = (value: string) => owner.query(rows.map(({ column }) => `alter table ${column} ${value};`).join('\n'));
  await owner.query(`create sequence fixed_ids; grant usage on sequence fixed_ids to public;
    create function fixed_id() returns uuid language sql as
      $$ select overlay(overlay(md5('${SEED} ' || nextval('fixed_ids')) placing '4' from 13) placing 'a' from 17)::uuid $$`);
  await setAll('fixed_id()');
  try {
    return await work();
  } finally {
    await setAll('gen_random_uuid()');
    await owner.query('drop function fixed_id; drop sequence fixed_ids');
  }
}

/** The sixteen bytes as an id of version 4. */
function uuidOf(bytes: Buffer): ReturnType<typeof crypto.randomUUID> {
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x40;
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
  const hex = bytes.toString('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`;
}
