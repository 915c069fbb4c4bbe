import { expect, test } from 'vitest';
import { i18nOf } from './instances.server.ts';

test.each([
  ['es', 'standard', 'Rechazar', /rechaz/i, /deneg/i],
  ['en', 'standard', 'Reject', /reject/i, /den(y|ied)/i],
  ['es', 'exeu', 'Denegar', /deneg/i, /rechaz/i],
  ['en', 'exeu', 'Deny', /den(y|ied)/i, /reject/i],
] as const)(
  'a member who is not taken in is denied where others reject a person, on the button and in all that follows, in %s (%s)',
  (lang, wording, button, own, other) => {
    const t = i18nOf(lang, wording).i18n.getFixedT(lang);
    expect([t('users:reject.title'), t('users:reject.button')]).toEqual([button, button]);
    for (const key of [
      'users:reject.ask',
      'users:reject.done',
      'users:reason.USER',
      'users:rejectedTitle',
      'users:verify.takesBack',
      'statuses:user.REJECTED',
      'history:action.user.rejected',
      'mails:kind.user.rejected',
    ] as const) {
      expect(t(key), key).toMatch(own);
      expect(t(key), key).not.toMatch(other);
    }
  },
);
