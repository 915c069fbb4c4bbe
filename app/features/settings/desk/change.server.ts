import { call } from '#app/api/call.server.ts';
import { answerForm, type FormAct, formAct, toldAt } from '#app/forms/form-action.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { SettingValues } from '#contract/setting-values.ts';
import { changeSettings, decideSettings, getSettings, tryProvider } from '#contract/settings.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { asksTwo, type SettingAct, type SettingSection } from '#domain/tenant/setting-rules.ts';
import { treatyActs } from './change-treaties.server.ts';
import { settingLabel, settingText } from './fields.server.ts';
import { TRIAL_TONES } from './providers.server.ts';
import { decideForm, namesByPath, refuseForm, sentSettings, settingForm } from './setting.form.ts';
import { sectionIn } from './settings.server.ts';
import { tryForm } from './try.form.ts';

/** Saves the section of the address after a question that names each change, decides the change that waits there, or asks a provider whether it answers. */
export async function changePlatform(visit: SignedInVisit, form: SubmittedForm) {
  const section = sectionIn(visit.url);
  if (section === 'providers') return answerForm(visit, form, { try: trying(visit) });
  const decide = (act: SettingAct) => deciding(visit, section, act);
  return answerForm(visit, form, {
    ...(section === 'treaties' ? treatyActs(visit) : { save: saving(visit, section) }),
    approve: decide('approve'),
    withdraw: decide('withdraw'),
    refuse: formAct({
      schema: refuseForm,
      send: ({ change, reason }, idempotencyKey) =>
        call(visit, decideSettings, { params: { id: change }, body: { act: 'refuse', reason }, idempotencyKey }),
      onward: () => ({ to: pathTo.manager.settingsOf(section), toast: visit.t('settings:done.refuse') }),
    }),
  });
}

const TOAST_TYPES = { positive: 'success', caution: 'warning', negative: 'error' } as const;

/** Asks one provider. What came of it stands on the page that follows, which also says why nobody was asked. */
function trying(visit: SignedInVisit): FormAct {
  const here = pathTo.manager.settingsOf('providers');
  return formAct({
    schema: tryForm,
    send: ({ provider }) => call(visit, tryProvider, { params: { name: provider }, body: {} }),
    onward: ({ data }, { provider }) => ({
      to: here,
      toast: {
        message: `${visit.t(`settings:provider.${provider}`)}: ${visit.t(`settings:trial.result.${data.result}`, { ms: visit.format.tokens(data.ms) })}`,
        type: TOAST_TYPES[TRIAL_TONES[data.result]],
      },
    }),
    refused: (failure) => (failure.code.startsWith('settings.try_') ? toldAt(visit, here)(failure) : null),
  });
}

function saving(visit: SignedInVisit, section: SettingSection): FormAct {
  const { t, lang, customization } = visit;
  const here = pathTo.manager.settingsOf(section);
  return formAct({
    schema: settingForm(section, { lang, symbol: customization.currency.symbol }),
    ask: async (value) => {
      const facts = await factsOf(visit, section, sentSettings(section, value));
      if (facts.length === 0) return null;
      const kind = asksTwo(section) ? 'ask' : 'save';
      return {
        question: {
          title: t(`settings:question.${kind}.title`, { count: facts.length }),
          text: t(`settings:question.effect.${section}`, { defaultValue: t(`settings:question.${kind}.text`) }),
          button: t(`settings:question.${kind}.yes`),
        },
        facts,
        backHref: here,
      };
    },
    send: (value, idempotencyKey) =>
      call(visit, changeSettings, {
        body: { section, number: Number(value.number), values: sentSettings(section, value) },
        idempotencyKey,
      }),
    onward: ({ data: { waits } }) => ({ to: here, toast: t(waits ? 'settings:done.asked' : 'settings:done.saved') }),
    fields: namesByPath(section),
  });
}

/** What would change, in words: the same as on the page that a second manager reads. */
async function factsOf(visit: SignedInVisit, section: SettingSection, sent: SettingValues) {
  const { data } = await call(visit, getSettings);
  const values = data.sections.find((one) => one.section === section)?.values ?? {};
  return Object.entries(sent)
    .map(([path, value]) => ({
      path,
      before: settingText(visit, path, values[path]),
      after: settingText(visit, path, value),
    }))
    .filter(({ before, after }) => before !== after)
    .map(({ path, before, after }) => {
      const nothing = visit.t('settings:value.nothing');
      return {
        label: settingLabel(visit, path),
        value: visit.t('settings:value.change', { before: before || nothing, after: after || nothing }),
      };
    });
}

function deciding(visit: SignedInVisit, section: SettingSection, act: SettingAct): FormAct {
  const { t } = visit;
  const here = pathTo.manager.settingsOf(section);
  return formAct({
    schema: decideForm,
    ask: async () => ({
      question: {
        title: t(`settings:decide.${act}.title`),
        text: t(`settings:decide.${act}.text`),
        button: t(`settings:decide.${act}.yes`),
        danger: act === 'withdraw',
      },
      backHref: here,
    }),
    send: ({ change }, idempotencyKey) =>
      call(visit, decideSettings, { params: { id: change }, body: { act }, idempotencyKey }),
    onward: () => ({ to: here, toast: t(`settings:done.${act}`) }),
    settled: here,
  });
}
