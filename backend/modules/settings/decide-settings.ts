import { fieldRefusal, notFound, Refusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { settingValues, withSettingValues } from '#contract/setting-values.ts';
import { decideSettings } from '#contract/settings.ts';
import { actsOn, type SettingAct, STATE_AFTER } from '#domain/tenant/setting-rules.ts';
import { problem } from '#domain/validation/problem.ts';
import { told } from './change-settings.ts';
import { parseSettings } from './check-settings.ts';
import { changeOf, endChange, lockSettings, writeSettings } from './settings.repository.ts';

const AUDITED: Readonly<Record<SettingAct, string>> = {
  approve: 'tenant.settings_changed',
  refuse: 'tenant.settings_refused',
  withdraw: 'tenant.settings_withdrawn',
};

/**
 * A second manager's yes or no to a change that waits, or its end by who asked for it. A yes to what the installation has changed since would undo that, and is
 * refused: it is asked for anew.
 */
export const decideSettingsRoute = serve(decideSettings, async (call, { params: { id }, body: { act, reason } }) => {
  const { tx, tenant, user, now } = call;
  const kept = await lockSettings(tx, tenant.id);
  const change = await changeOf(tx, tenant.id, id);
  if (!change) throw notFound();
  if (change.state !== 'WAITING') throw new Refusal(409, 'settings.decided');
  if (!actsOn(change, user.id).includes(act)) throw new Refusal(409, 'settings.not_yours');
  if (act === 'refuse' && !reason) throw fieldRefusal({ reason: problem('validator.error_null') });

  const { section, before, after } = change;
  if (act === 'approve') {
    const standing = settingValues(section, parseSettings(kept));
    if (Object.entries(before).some(([path, value]) => standing[path] !== value))
      throw new Refusal(409, 'settings.changed_meanwhile');
    const settings = withSettingValues(kept, after);
    parseSettings(settings);
    await writeSettings(tx, tenant.id, settings, now);
  }
  await endChange(tx, change, {
    state: STATE_AFTER[act],
    decidedBy: user.id,
    decidedAt: now,
    reason: act === 'refuse' ? (reason ?? null) : null,
  });
  await told(call, AUDITED[act], section, after);
  return { data: { section } };
});
