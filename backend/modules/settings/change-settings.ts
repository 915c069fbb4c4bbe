import type { SignedInCall } from '#backend/http/call.ts';
import { Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { type SettingValues, settingValues, withSettingValues } from '#contract/setting-values.ts';
import { changeSettings } from '#contract/settings.ts';
import type { Tree } from '#domain/tenant/leaves.ts';
import { asksTwo, type SettingSection } from '#domain/tenant/setting-rules.ts';
import { parseSettings, readSettingValues } from './check-settings.ts';
import { insertChange, lastChangeOf, lockSettings, writeSettings } from './settings.repository.ts';

/**
 * Changes a section at once, or keeps the change for a second manager where the section needs two. The same values are no change, whatever version they
 * were read as.
 */
export const changeSettingsRoute = serve(changeSettings, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  const { section } = body;
  const sent = readSettingValues(section, body.values);
  const kept = await lockSettings(tx, tenant.id);
  const after = withSettingValues(kept, sent);
  const change = changed(section, parseSettings(kept), parseSettings(after));
  if (!change) throw new Refusal(409, 'settings.nothing_changed');
  const last = await lastChangeOf(tx, tenant.id, section);
  if (last?.state === 'WAITING') throw new Refusal(409, 'settings.waits');
  if ((last?.number ?? 0) !== body.number) throw new Refusal(409, 'settings.changed_meanwhile');

  const waits = asksTwo(section);
  const id = await insertChange(tx, {
    ...{ tenantId: tenant.id, section, number: body.number + 1, ...change, askedBy: user.id, askedAt: now },
    ...(waits ? { state: 'WAITING' } : { state: 'APPLIED', decidedBy: user.id, decidedAt: now }),
  });
  if (!waits) await writeSettings(tx, tenant.id, after, now);
  await told(call, waits ? 'tenant.settings_asked' : 'tenant.settings_changed', section, change.after);
  return { data: { id, waits } };
});

/** What differs between two settings in the fields of a section, before and after; null where nothing does. */
function changed(section: SettingSection, was: Tree, is: Tree) {
  const [before, after] = [settingValues(section, was), settingValues(section, is)];
  const paths = Object.keys(after).filter((path) => before[path] !== after[path]);
  if (paths.length === 0) return null;
  const only = (values: SettingValues) => Object.fromEntries(paths.map((path) => [path, values[path] ?? '']));
  return { before: only(before), after: only(after) };
}

/** Into the audit log: which fields, never what they hold; the change itself keeps that. */
export function told(call: SignedInCall, action: string, section: SettingSection, values: SettingValues) {
  return call.audit(action, {
    subject: { type: 'tenant', id: call.tenant.id },
    details: { section, fields: Object.keys(values).join(' ') },
  });
}
