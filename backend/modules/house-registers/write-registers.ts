import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { changeRegisterEntry, moveRegisterEntry, openRegisterEntry } from '#contract/house-registers.ts';
import { checkEntryName, checkFacts, lacksForClosing } from '#domain/house-register/check-entry.ts';
import type { Facts, HouseRegister, RegisterAct } from '#domain/house-register/house-register.ts';
import { incidentDue } from '#domain/house-register/incident-clock.ts';
import { writingChanges } from '#domain/house-register/writing-changes.ts';
import { dayIn } from '#domain/time/zone.ts';
import { type EntryRow, insertEntry, insertWriting, lockEntry, updateEntry } from './registers.repository.ts';

/** Opens an entry under the next number of its register. */
export const openRegisterEntryRoute = serve(openRegisterEntry, async (call, { body: { register, name, facts } }) => {
  const { tx, tenant, now } = call;
  refuseWrong(call, register, name, facts);
  const entry = await insertEntry(tx, {
    ...{ tenantId: tenant.id, register, name, facts, version: 1 },
    ...{ openedAt: now, closedAt: null },
    ...clockOf(call, register, facts),
  });
  await written(call, entry, 'opened', null);
  return { data: { id: entry.id, number: entry.number } };
});

/** Writes an open entry anew, from the writing that its form showed. */
export const changeRegisterEntryRoute = serve(changeRegisterEntry, async (call, { params, body }) => {
  const { tx, tenant } = call;
  const entry = await lockEntry(tx, tenant.id, params.id);
  if (!entry) throw notFound();
  if (entry.closedAt) throw new Refusal(409, 'register.closed');
  if (entry.version !== body.version) throw new Refusal(409, 'register.changed_meanwhile');
  const { name, facts } = body;
  refuseWrong(call, entry.register, name, facts);
  if (writingChanges(entry, { name, facts }).length === 0) throw new Refusal(409, 'register.nothing_changed');
  const next = { ...entry, name, facts, version: entry.version + 1 };
  await updateEntry(tx, entry, {
    ...{ name, facts, version: next.version },
    ...clockOf(call, entry.register, facts),
  });
  await written(call, next, 'changed', null);
  return { data: { id: entry.id } };
});

/** Closes an entry of which nothing lacks, or opens one again. */
export const moveRegisterEntryRoute = serve(moveRegisterEntry, async (call, { params, body: { act, reason } }) => {
  const { tx, tenant, now } = call;
  const entry = await lockEntry(tx, tenant.id, params.id);
  if (!entry) throw notFound();
  const closes = act === 'close';
  if (closes !== (entry.closedAt === null)) throw new Refusal(409, 'register.moved');
  if (closes && lacksForClosing(entry.register, entry.facts).length > 0) throw new Refusal(409, 'register.lacks');
  const next = { ...entry, version: entry.version + 1 };
  const clock = closes ? { dueStep: null, dueAt: null } : clockOf(call, entry.register, entry.facts);
  await updateEntry(tx, entry, { version: next.version, closedAt: closes ? now : null, ...clock });
  await written(call, next, closes ? 'closed' : 'reopened', reason);
  return { data: { id: entry.id } };
});

/** What an open incident waits for, and until when; other entries wait for nothing. */
function clockOf({ tenant }: SignedInCall, register: HouseRegister, facts: Facts) {
  const found = register === 'incidents' ? incidentDue(facts, tenant.customization.tenant.time_zone) : null;
  return { dueStep: found?.step ?? null, dueAt: found?.due ?? null };
}

/** Throws Refusal 422 with everything that is wrong, each at its field. */
function refuseWrong({ tenant, now }: SignedInCall, register: HouseRegister, name: string, facts: Facts): void {
  const today = dayIn(now, tenant.customization.tenant.time_zone);
  const wrongName = checkEntryName(name);
  const wrong = Object.entries(checkFacts(register, facts, today)).map(([fact, found]) => [`facts.${fact}`, found]);
  const fields = { ...Object.fromEntries(wrong), ...(wrongName ? { name: wrongName } : {}) };
  if (Object.keys(fields).length > 0) throw fieldRefusal(fields);
}

/** Keeps the writing whole. The audit log says that it was written, and no word of it: who is named in a conflict stands in the register alone. */
async function written(call: SignedInCall, entry: EntryRow, act: RegisterAct, reason: string | null): Promise<void> {
  const { tenantId, id: entryId, register, number, version, name, facts } = entry;
  await insertWriting(call.tx, {
    ...{ tenantId, entryId, version, act, name, facts, reason },
    ...{ byUserId: call.user.id, at: call.now },
  });
  await call.audit(`register.${act}`, {
    subject: { type: 'register_entry', id: entryId },
    details: { register, number, version },
  });
}
