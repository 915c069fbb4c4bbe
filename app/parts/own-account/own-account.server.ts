import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { changePassword, closeSessions, getAccount, saveAccount } from '#contract/account.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { PASSWORD_MIN_CHARS } from '#domain/limits.ts';
import { deviceOf } from '#domain/session/device.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { passwordForm, preferencesForm } from './own-account.form.ts';
import { ownCopy, ownCopyActs } from './own-copy.server.ts';
import { ownPicture, ownPictureActs } from './own-picture.server.ts';

/** What every role finds on its account page: name and preferences, password, sessions. */
export async function ownAccount(visit: SignedInVisit, area: 'user' | 'entrepreneur' | 'manager') {
  const { t, format } = visit;
  const { data } = await call(visit, getAccount);
  return {
    picture: ownPicture(visit, data.profile_image),
    deleteHref: pathTo[area].deleteAccount,
    copy: await ownCopy(visit, area, data.has_password),
    complaintsHref: area === 'manager' ? null : pathTo[area].complaints,
    factor: {
      href: pathTo[area].secondFactor,
      on: data.second_factor !== null,
      text: data.second_factor
        ? [
            t('factor:card.on', {
              date: format.date(data.second_factor.since),
              count: data.second_factor.recovery_codes_left,
            }),
            data.passkeys.length > 0 && t('factor:card.keys', { count: data.passkeys.length }),
          ]
            .filter(Boolean)
            .join(' ')
        : t('factor:card.off'),
    },
    preferences: {
      form: formOf(preferencesForm),
      values: {
        username: data.username,
        lang: data.lang,
        commercial_communications: data.commercial_communications ? 'on' : undefined,
      },
      line: [
        data.username,
        t(`account:languages.${data.lang}`),
        t(`account:preferences.${data.commercial_communications ? 'news' : 'noNews'}`),
      ].join(' · '),
      languages: LANGUAGES.map((value) => ({ value, label: t(`account:languages.${value}`) })),
    },
    password: {
      form: formOf(passwordForm),
      isSet: data.has_password,
      hint: t('account:password.hint', { min: PASSWORD_MIN_CHARS }),
    },
    sessions: {
      form: formOf(z.object({})),
      others: data.sessions.filter(({ current }) => !current).length,
      lines: data.sessions.map(({ id, current, agent, address, created_at, expires_at }) => ({
        id,
        current,
        device: deviceOf(agent) ?? t('account:sessions.unknown'),
        note: [
          t('account:sessions.since', { date: format.dateTime(created_at) }),
          address && t('account:sessions.address', { address }),
          t('account:sessions.until', { date: format.date(expires_at) }),
        ]
          .filter(Boolean)
          .join(' · '),
      })),
    },
  };
}

/** The names of the groups that they stand in (`OwnAccountGroups`). */
export const ownAccountGroups = ({ t }: SignedInVisit) => [
  { id: 'security', title: t('account:groups.security') },
  { id: 'preferences-group', title: t('account:groups.preferences') },
  { id: 'own-data', title: t('account:groups.data') },
];

export type OwnAccount = Awaited<ReturnType<typeof ownAccount>>;

/** Buttons of those cards: each says beside itself what was done, and the page stays. */
export function ownAccountActs(visit: SignedInVisit, area: 'user' | 'entrepreneur' | 'manager') {
  const { t } = visit;
  return {
    ...ownPictureActs(visit),
    ...ownCopyActs(visit, area),
    'save-account': formAct({
      schema: preferencesForm,
      send: (body) => call(visit, saveAccount, { body }),
      onward: () => ({ said: t('account:preferences.saved') }),
    }),
    'change-password': formAct({
      schema: passwordForm,
      send: ({ current_password, password }) => call(visit, changePassword, { body: { current_password, password } }),
      onward: () => ({ said: t('account:password.changed') }),
    }),
    'close-sessions': formAct({
      schema: z.object({}),
      send: () => call(visit, closeSessions),
      onward: ({ data }) => ({ said: t('account:sessions.closed', { count: data.closed }) }),
    }),
  };
}
