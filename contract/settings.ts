import { z } from 'zod';
import { PROVIDER_NAMES, TRIAL_RESULTS } from '#domain/tenant/provider-trial.ts';
import { SETTING_ACTS, SETTING_SECTIONS } from '#domain/tenant/setting-rules.ts';
import { endpoint } from './endpoint.ts';
import { dataOf, id, instant } from './envelope.ts';
import { reason } from './fields.ts';
import { MOST_SIGNS } from './treaty-rate.ts';

/** By path; switches are true or false, numbers digits, money as everywhere, treaties a list as JSON. */
const values = z.record(z.string().max(60), z.string().max(MOST_SIGNS).or(z.boolean()));
/** Counts what was asked of a section, from 1; a section of which more was asked than its page showed is refused, and nothing is lost. 0: nothing was. */
const number = z.number().int().min(0).max(999_999_999);
const section = z.enum(SETTING_SECTIONS);

/** A change that waits for a second manager: what differs alone. */
const waiting = z.object({
  id,
  before: values,
  after: values,
  by: z.string().nullable(),
  at: instant,
  /** What the caller may do with it. */
  acts: z.array(z.enum(SETTING_ACTS)),
});

/** What came of asking, and after how many milliseconds. */
const trial = z.object({ result: z.enum(TRIAL_RESULTS), ms: z.number().int() });

const settings = z.object({
  sections: z.array(
    z.object({
      section,
      number,
      values,
      /** Null: as the platform was set up. */
      changed: z.object({ at: instant, by: z.string().nullable() }).nullable(),
      waiting: waiting.nullable(),
    }),
  ),
  /** Whether nobody else manages this platform, who could agree. */
  alone: z.boolean(),
  /** Contracts with others, which the installation sets: keys never stand here. */
  providers: z.array(
    z.object({
      name: z.enum(PROVIDER_NAMES),
      /** Null: there is none. `local`: of one's own machine. */
      environment: z.enum(['local', 'test', 'live']).nullable(),
      /** What tells one contract from another: a merchant's number, the end of a key, the number of a chain. */
      known: z.string().nullable(),
      /** The last time that somebody asked it whether it answers; null: nobody has. */
      trial: trial.extend({ at: instant, by: z.string().nullable() }).nullable(),
    }),
  ),
});
export type SettingsJson = z.output<typeof settings>;
export type SettingsSectionJson = SettingsJson['sections'][number];

/** How a platform works: its rules and accounts by section, and what of them waits for a second manager. */
export const getSettings = endpoint({
  id: 'getSettings',
  summary: 'How the platform works, and what of it waits for a second manager',
  method: 'GET',
  path: '/manager/settings',
  caller: 'manager',
  answer: dataOf(settings),
});

/** Changes a section, or asks a second manager for it where the section needs two. Fields that do not come stay as they are. */
export const changeSettings = endpoint({
  id: 'changeSettings',
  summary: 'Change a section of the settings, or ask a second manager for it',
  method: 'PUT',
  path: '/manager/settings',
  action: 'settings.change',
  idempotent: true,
  body: z.object({ section, number, values }),
  answer: dataOf(z.object({ id, waits: z.boolean() })),
  errors: ['settings.changed_meanwhile', 'settings.waits', 'settings.nothing_changed'],
});

/** Agrees to a change that waits, refuses it with a reason, or takes one's own back. */
export const decideSettings = endpoint({
  id: 'decideSettings',
  summary: 'Agree to a change of the settings, refuse it, or take it back',
  method: 'POST',
  path: '/manager/settings/changes/{id}/decide',
  action: 'settings.decide',
  idempotent: true,
  params: z.object({ id }),
  body: z.object({ act: z.enum(SETTING_ACTS), reason: reason.optional() }),
  answer: dataOf(z.object({ section })),
  errors: ['settings.decided', 'settings.changed_meanwhile', 'settings.not_yours'],
});

/**
 * Asks a provider something that changes nothing, with the contract's own key, and keeps what came of it. 409: there is no contract, or nothing that could
 * be asked; 429: it was asked often just now.
 */
export const tryProvider = endpoint({
  id: 'tryProvider',
  summary: 'Ask a provider whether it answers',
  method: 'POST',
  path: '/manager/settings/providers/{name}/try',
  action: 'settings.try',
  params: z.object({ name: z.enum(PROVIDER_NAMES) }),
  body: z.object({}),
  answer: dataOf(trial),
  takesLong: true,
  errors: ['settings.try_none', 'settings.try_nothing', 'settings.try_limit'],
});
