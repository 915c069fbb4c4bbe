import { call } from '#app/api/call.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { TREATIES } from '#contract/setting-values.ts';
import { getSettings, type SettingsSectionJson } from '#contract/settings.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { asksTwo, SETTING_SECTIONS, type SettingSection } from '#domain/tenant/setting-rules.ts';
import { formValues, settingFields, settingLabel, settingText } from './fields.server.ts';
import { providersView } from './providers.server.ts';
import { decideForm, refuseForm, settingForm } from './setting.form.ts';
import { treatiesView, treatyDifferences } from './treaties.server.ts';

/** The section of an address: the first where it names none, or none that there is. */
export function sectionIn(url: URL): SettingSection | 'providers' {
  const asked = url.searchParams.get('section');
  return asked === 'providers' ? 'providers' : (SETTING_SECTIONS.find((name) => name === asked) ?? 'company');
}

/** How the platform works: one section to change, what of it waits for a second manager, or the contracts with others. */
export async function loadSettings(visit: SignedInVisit) {
  const { t, url } = visit;
  const { data } = await call(visit, getSettings);
  const section = sectionIn(url);
  const waits = new Set(data.sections.filter(({ waiting }) => waiting).map((one) => one.section));
  const title = t('settings:title');
  const own = data.sections.find((one) => one.section === section);
  return {
    head: pageHead(visit, { title: `${t(`settings:section.${section}`)} · ${title}` }),
    title,
    section: { key: section, title: t(`settings:section.${section}`), about: t(`settings:about.${section}`) },
    tabs: [...SETTING_SECTIONS, 'providers' as const].map((key) => ({
      label: t(`settings:section.${key}`),
      href: pathTo.manager.settingsOf(key),
      current: key === section,
      count: key !== 'providers' && waits.has(key) ? '1' : undefined,
    })),
    own: own ? sectionView(visit, own, data.alone) : null,
    providers: own ? [] : providersView(visit, data.providers),
  };
}

export type SettingsData = Awaited<ReturnType<typeof loadSettings>>;
export type SettingsOwn = NonNullable<SettingsData['own']>;

function sectionView(
  visit: SignedInVisit,
  { section, number, values, changed, waiting }: SettingsSectionJson,
  alone: boolean,
) {
  const { t, format, lang, customization } = visit;
  const two = asksTwo(section);
  const form = settingForm(section, { lang, symbol: customization.currency.symbol });
  return {
    key: `${section} ${number}`,
    number,
    form: formOf(form, visit),
    fields: settingFields(visit, section),
    treaties: section === 'treaties' ? treatiesView(visit, String(values[TREATIES] ?? ''), number) : null,
    values: formValues(visit, values),
    button: t(two ? 'settings:ask' : 'settings:save'),
    two: two ? t(alone ? 'settings:two.alone' : 'settings:two.text') : null,
    changed: changed
      ? changed.by
        ? t('settings:changed.by', { at: format.dateTime(changed.at), by: changed.by })
        : t('settings:changed.at', { at: format.dateTime(changed.at) })
      : null,
    waiting: waiting && waitingView(visit, section, waiting),
  };
}

function waitingView(
  visit: SignedInVisit,
  section: SettingSection,
  { id, before, after, by, at, acts }: NonNullable<SettingsSectionJson['waiting']>,
) {
  const { t, format } = visit;
  return {
    id,
    about: t(acts.includes('withdraw') ? 'settings:waiting.own' : 'settings:waiting.by', {
      by: by ?? t('settings:waiting.somebody'),
      at: format.dateTime(at),
    }),
    groups: [
      {
        section: t(`settings:section.${section}`),
        lines: Object.keys(after).flatMap((path) =>
          path === TREATIES
            ? treatyDifferences(visit, String(before[path]), String(after[path]))
            : [
                {
                  key: path,
                  label: settingLabel(visit, path),
                  before: settingText(visit, path, before[path]),
                  after: settingText(visit, path, after[path]),
                },
              ],
        ),
      },
    ],
    acts,
    decideForm: formOf(decideForm, visit),
    refuseForm: formOf(refuseForm, visit),
  };
}
