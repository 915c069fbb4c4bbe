import { serve } from '#backend/http/serve.ts';
import { managersOf } from '#backend/modules/people/person-use.repository.ts';
import { partyNames } from '#backend/modules/profiles/display-name.repository.ts';
import { tenantSettings } from '#backend/tenant/tenant-settings.ts';
import { settingValues } from '#contract/setting-values.ts';
import { getSettings } from '#contract/settings.ts';
import { actsOn, SETTING_SECTIONS } from '#domain/tenant/setting-rules.ts';
import { lastTrials } from './provider-trials.repository.ts';
import { providersShown } from './providers-shown.ts';
import { lastChanges, type SettingChangeRow, settingsNow } from './settings.repository.ts';

/** How the platform works, by section, and what waits for a second manager. Settings that do not parse are shown as those of the call. */
export const getSettingsRoute = serve(getSettings, async (call) => {
  const { tx, tenant, user, deps } = call;
  const [kept, changes, managers, trials] = await Promise.all([
    settingsNow(tx, tenant.id),
    lastChanges(tx, tenant.id),
    managersOf(tx, tenant.id),
    lastTrials(tx, tenant.id),
  ]);
  const read = tenantSettings.safeParse(kept);
  const settings = read.success ? read.data : tenant.settings;
  const names = await partyNames(tx, tenant.id, [
    ...changes.flatMap(({ askedBy, decidedBy }) => (decidedBy ? [askedBy, decidedBy] : [askedBy])),
    ...trials.map(({ triedBy }) => triedBy),
  ]);
  const by = (id: string | null) => (id === null ? null : (names.get(id) ?? null));
  return {
    data: {
      sections: SETTING_SECTIONS.map((section) => {
        const own = changes.filter((change) => change.section === section);
        const applied = own.find(({ state }) => state === 'APPLIED');
        return {
          section,
          number: Math.max(0, ...own.map(({ number }) => number)),
          values: settingValues(section, settings),
          changed: applied?.decidedAt ? { at: applied.decidedAt.toISOString(), by: by(applied.askedBy) } : null,
          waiting: waitingOf(own, user.id, by),
        };
      }),
      alone: managers.every((id) => id === user.id),
      providers: providersShown(settings, deps.config).map((provider) => {
        const trial = trials.find(({ name }) => name === provider.name);
        return {
          ...provider,
          trial: trial
            ? { result: trial.result, ms: trial.ms, at: trial.at.toISOString(), by: by(trial.triedBy) }
            : null,
        };
      }),
    },
  };
});

function waitingOf(changes: readonly SettingChangeRow[], managerId: string, by: (id: string | null) => string | null) {
  const change = changes.find(({ state }) => state === 'WAITING');
  if (!change) return null;
  const { id, before, after, askedBy, askedAt } = change;
  return { id, before, after, by: by(askedBy), at: askedAt.toISOString(), acts: actsOn(change, managerId) };
}
