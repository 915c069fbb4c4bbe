import { expect, it } from 'vitest';
import { i18nOf } from '#app/i18n/instances.server.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { MENUS } from './navigation.ts';

/** The key of the title of the page to which each entry of a menu leads. */
const TITLES: Record<string, string> = {
  inbox: 'inbox:title',
  issuances: 'issuances:list.title',
  investments: 'managed:title',
  myInvestments: 'investments:title',
  tokens: 'tokens:list.title',
  distributions: 'distributions:title',
  statements: 'statements:title',
  payouts: 'payouts:title',
  board: 'ads:board',
  users: 'users:title',
  complaints: 'complaints:plural',
  ownComplaints: 'complaints:own',
  notifications: 'messages:title',
  exports: 'exports:title',
  customization: 'look:title',
  settings: 'settings:title',
  audit: 'audit:title',
  account: 'account:title',
  components: 'components:title',
  portfolio: 'portfolio:title',
  earnings: 'earnings:title',
  balance: 'balance:title',
  transfers: 'transfers:title',
};

it('an entry of a menu bears the name of the page to which it leads, in each language', () => {
  const keys = [...new Set(Object.values(MENUS).flatMap((menu) => menu.map(({ key }) => key)))];
  for (const lang of LANGUAGES) {
    const { t } = i18nOf(lang, 'standard').i18n;
    const menu = keys.map((key) => `${key}: ${t(`frame:nav.${key}`)}`);
    expect(menu).toEqual(keys.map((key) => `${key}: ${t(TITLES[key] ?? key)}`));
  }
});
