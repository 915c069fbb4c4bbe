import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { getRegisterEntry, listRegister, type RegisterRowJson } from '#contract/house-registers.ts';
import { writingChanges } from '#domain/house-register/writing-changes.ts';
import { type EntryRow, findEntry, openEntries, registerPage, writingsOf } from './registers.repository.ts';

/** One register of the tenant. */
export const listRegisterRoute = serve(listRegister, async ({ tx, tenant }, { query }) => {
  const [{ rows, meta }, open] = await Promise.all([registerPage(tx, tenant.id, query), openEntries(tx, tenant.id)]);
  return { data: rows.map(({ entry }) => presentRow(entry)), meta, open };
});

/** One entry, and how it came to be what it is. */
export const getRegisterEntryRoute = serve(getRegisterEntry, async ({ tx, tenant }, { params: { id } }) => {
  const [entry, writings] = await Promise.all([findEntry(tx, tenant.id, id), writingsOf(tx, tenant.id, id)]);
  if (!entry) throw notFound();
  return {
    data: {
      ...presentRow(entry),
      version: entry.version,
      writings: writings.map(({ writing, by }, at) => ({
        version: writing.version,
        act: writing.act,
        at: writing.at.toISOString(),
        by,
        reason: writing.reason,
        changes: writing.act === 'opened' ? [] : writingChanges(writings[at + 1]?.writing ?? writing, writing),
      })),
    },
  };
});

function presentRow({ id, register, number, name, facts, openedAt, closedAt }: EntryRow): RegisterRowJson {
  return {
    ...{ id, register, number, name, facts },
    opened_at: openedAt.toISOString(),
    closed_at: closedAt?.toISOString() ?? null,
  };
}
