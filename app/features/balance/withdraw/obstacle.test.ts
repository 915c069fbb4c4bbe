import { expect, test } from 'vitest';
import { formatFor } from '#app/i18n/format.ts';
import { i18nOf } from '#app/i18n/instances.server.ts';
import { type Customization, customization } from '#contract/customization.ts';
import { obstacleOf } from './obstacle.server.ts';

const NOW = new Date('2026-11-28T10:00:00Z');
const TENANT = { title: 'Claqueta', payment_methods: [{ method: 'CARD_TERMINAL' }, { method: 'BANK_TRANSFER' }] };
const NOTHING = { pays_out: true, isShown: true, freeCents: 0n, free: '0,00 €' } as const;
const USABLE = { state: 'usable', until: null } as const;

/** As much of a person's visit as an obstacle needs. */
function visitIn(lang: 'es' | 'en', tenant: object = {}) {
  const here: Customization = customization.parse({ ...TENANT, ...tenant });
  const t = i18nOf(lang, 'standard').i18n.getFixedT(lang);
  return { t, lang, now: NOW, format: formatFor(here, lang, NOW), customization: here };
}

test.each([
  ['es', 'Claqueta no guarda saldos', 'Formas de pago: Tarjeta · Transferencia bancaria.'],
  ['en', 'Claqueta keeps no balances', 'Ways to pay: Card · Bank transfer.'],
] as const)(
  'a tenant without balances says so where there is nothing to withdraw, with its own ways to pay, in %s',
  (lang, title, ways) => {
    const said = obstacleOf(visitIn(lang), { ...NOTHING, isShown: false, bank: USABLE });
    expect(said).toMatchObject({ title, go: null });
    expect(said?.text).toContain(ways);
    expect(said?.text).not.toMatch(/0[.,]00/);
  },
);

test('a way to pay that the module `payment` keeps back is not named, and without any way no sentence names them', () => {
  const said = (tenant: object) =>
    obstacleOf(visitIn('es', tenant), { ...NOTHING, isShown: false, bank: USABLE })?.text ?? '';
  expect(said({ modules: { payment: false } })).toContain('Formas de pago: Transferencia bancaria.');
  expect(said({ payment_methods: [] })).not.toContain('Formas de pago');
});

test('a balance of nothing is said with its sum, and money that is free can be withdrawn, whether balances are kept or were', () => {
  expect(obstacleOf(visitIn('es'), { ...NOTHING, bank: USABLE })?.text).toContain('0,00 €');
  expect(obstacleOf(visitIn('es'), { ...NOTHING, freeCents: 1n, bank: USABLE })).toBe(null);
});

test('an obstacle that asks nothing of the reader is told in the tone of the balance’s own page, one to be removed or waited for as a caution', () => {
  const toneOf = (standing: object) => obstacleOf(visitIn('en'), { ...NOTHING, bank: USABLE, ...standing })?.tone;
  expect(toneOf({ isShown: false })).toBe('info');
  expect(toneOf({})).toBe('info');
  expect(toneOf({ freeCents: 1n, pays_out: false })).toBe('caution');
  expect(toneOf({ freeCents: 1n, bank: { state: 'none', until: null } })).toBe('caution');
  expect(toneOf({ freeCents: 1n, bank: { state: 'waits', until: null } })).toBe('caution');
});
