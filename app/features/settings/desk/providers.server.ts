import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { ChipTone } from '#app/ui/controls/chip.tsx';
import type { SettingsJson } from '#contract/settings.ts';
import { canBeTried, type TrialResult } from '#domain/tenant/provider-trial.ts';
import { tryForm } from './try.form.ts';

type Provider = SettingsJson['providers'][number];

/** How good an answer is: drawn beside the provider, and told at once to whoever asked. */
export const TRIAL_TONES = {
  ANSWERED: 'positive',
  REFUSED: 'negative',
  NARROW: 'caution',
  SILENT: 'negative',
  OTHER: 'negative',
  MALFORMED: 'negative',
} as const satisfies Record<TrialResult, ChipTone>;

/** The contracts with others: which one is in use, what came of asking it, what to do next, and the button that asks. */
export function providersView(visit: SignedInVisit, providers: readonly Provider[]) {
  const { t } = visit;
  return providers.map(({ name, environment, known, trial }) => ({
    name,
    label: t(`settings:provider.${name}`),
    known:
      environment === null
        ? t(name === 'mail' ? 'settings:provider.noMail' : 'settings:provider.nothing')
        : (known ?? ''),
    chip: {
      tone:
        environment === null
          ? ('neutral' as const)
          : environment === 'live'
            ? ('positive' as const)
            : ('caution' as const),
      label: t(`settings:environment.${environment ?? 'none'}`),
    },
    trial: environment === null || !trial ? null : trialView(visit, trial),
    /** Why it has no button. */
    untried: environment !== null && !canBeTried(name) ? t('settings:trial.nothing') : '',
    tryForm: environment !== null && canBeTried(name) && !visit.session.backdoor ? formOf(tryForm) : null,
  }));
}
export type ProviderView = ReturnType<typeof providersView>[number];

function trialView({ t, format }: SignedInVisit, { result, ms, at, by }: NonNullable<Provider['trial']>) {
  return {
    tone: TRIAL_TONES[result],
    label: t(`settings:trial.result.${result}`, { ms: format.tokens(ms) }),
    when: t('settings:trial.when', { at: format.dateTime(at), by: by ?? t('settings:waiting.somebody') }),
    next: result === 'ANSWERED' ? '' : t(`settings:trial.next.${result}`),
  };
}
