import type { SignedInCall } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import type { Customization } from '#contract/customization.ts';
import { discardLook, publishLook, restoreLook } from '#contract/look.ts';
import { sectionsOf } from '#contract/look-values.ts';
import { checkLook } from './check-look.ts';
import { differences, keptOf, type LookState, lockLook, numberOfPublished } from './look-state.ts';
import { insertVersion, writeDraft, writePublished } from './looks.repository.ts';
import { namesOf, stamped } from './save-draft.ts';
import { readVersion } from './versions.ts';

/** Publishes the draft as it was shown. The draft ends with it. */
export const publishLookRoute = serve(publishLook, async (call, { body }) => {
  const state = await lockLook(call);
  if (state.row.version !== body.version) throw new Refusal(409, 'look.changed_meanwhile');
  const number = await makePublished(call, state, state.draft, null);
  await writeDraft(call.tx, { ...state.row, customization: null, version: state.row.version + 1 });
  return { data: { number } };
});

/** Publishes an older version anew; a draft stays, and is compared with it from now on. */
export const restoreLookRoute = serve(restoreLook, async (call, { params, body }) => {
  const state = await lockLook(call);
  const before = await readVersion(call, params.number);
  if ((await numberOfPublished(call, state)) !== Math.max(1, body.published))
    throw new Refusal(409, 'look.changed_meanwhile');
  const number = await makePublished(call, state, before.customization, params.number);
  const changed = sectionsOf(differences(state.published, before.customization));
  // A form that showed what was published until now knows nothing of what is published again.
  const version = state.row.version + 1;
  await writeDraft(call.tx, {
    ...state.row,
    version,
    sectionVersions: stamped(state.row.sectionVersions, changed, version),
  });
  return { data: { number } };
});

/** Lets the draft go. */
export const discardLookRoute = serve(discardLook, async (call, { body }) => {
  const { row, published, draft } = await lockLook(call);
  const changes = differences(published, draft);
  if (changes.length === 0) throw new Refusal(409, 'look.nothing_changed');
  if (row.version !== body.version) throw new Refusal(409, 'look.changed_meanwhile');
  const version = row.version + 1;
  await writeDraft(call.tx, {
    ...row,
    customization: null,
    version,
    sectionVersions: stamped(row.sectionVersions, sectionsOf(changes), version),
  });
  await call.audit('tenant.look_discarded', {
    subject: { type: 'tenant', id: call.tenant.id },
    details: { fields: namesOf(changes.map(({ path }) => path)) },
  });
  return { data: { version } };
});

/** Makes a look what everybody sees, as a version of its own; answers its number. Checked again: people may stand where nobody stood when it was saved. */
async function makePublished(
  call: SignedInCall,
  state: LookState,
  after: Customization,
  restored: number | null,
): Promise<number> {
  const { tx, tenant, user, now } = call;
  const changes = differences(state.published, after).map(({ path }) => path);
  if (changes.length === 0) throw new Refusal(409, 'look.nothing_changed');
  await checkLook(call, state.published, after);
  const number = (await numberOfPublished(call, state)) + 1;
  const kept = keptOf(after);
  await insertVersion(tx, {
    tenantId: tenant.id,
    number,
    customization: kept,
    changes,
    restored,
    publishedAt: now,
    publishedBy: user.id,
  });
  await writePublished(tx, tenant.id, kept, now);
  await call.audit(restored === null ? 'tenant.look_published' : 'tenant.look_restored', {
    subject: { type: 'tenant', id: tenant.id },
    details: { version: number, ...(restored === null ? {} : { restored }), fields: namesOf(changes) },
  });
  return number;
}
