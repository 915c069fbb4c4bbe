import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { i18nOf } from '#app/i18n/instances.server.ts';
import enPayouts from '#app/i18n/texts/en/payouts.json' with { type: 'json' };
import enStatements from '#app/i18n/texts/en/statements.json' with { type: 'json' };
import esPayouts from '#app/i18n/texts/es/payouts.json' with { type: 'json' };
import esStatements from '#app/i18n/texts/es/statements.json' with { type: 'json' };
import { HELD_REASONS } from '#domain/earning/payable.ts';
import { TRANSFER_REFUSALS } from '#domain/payout/pain001.ts';
import { PAYOUT_STATES } from '#domain/payout/payout-state.ts';
import { TRANSFER_STATES } from '#domain/payout/report-outcome.ts';
import { reasonText } from './reason-text.ts';

const LANGUAGES = [
  { lang: 'es', payouts: esPayouts, statements: esStatements },
  { lang: 'en', payouts: enPayouts, statements: enStatements },
];

interface Texts {
  payouts: { code: Record<string, string> };
  statements: { returnCode: Record<string, string> };
}

/** Looks the keys up in turn, as i18next does. */
function translator({ payouts, statements }: Texts) {
  const known = new Map<string, string>([
    ...Object.entries(payouts.code).map(([code, text]) => [`payouts:code.${code}`, text] as const),
    ...Object.entries(statements.returnCode).map(([code, text]) => [`statements:returnCode.${code}`, text] as const),
  ]);
  const find = (keys: string[], { defaultValue }: { defaultValue: string }) => {
    const key = keys.find((one) => known.has(one));
    return (key && known.get(key)) ?? defaultValue;
  };
  return find as unknown as TFunction;
}

describe.each(LANGUAGES)('the words of payouts in $lang', (texts) => {
  const t = translator(texts);

  it.each(['AC01', 'AC04', 'AC06', 'AM05', 'MD07', 'MS02', 'MS03'])(
    'say what the bank means by %s, and keep its code',
    (code) => {
      expect(reasonText(t, code)).toMatch(new RegExp(`^${code}, .+`));
    },
  );

  it('say that the bank gave no reason where it gave none', () => {
    expect(reasonText(t, 'NARR')).toBe(texts.payouts.code.NARR);
  });

  it('leave a code that nobody has named as the bank wrote it', () => {
    for (const code of ['ZZ99', 'RR04', '']) expect(reasonText(t, code)).toBe(code);
  });

  it('name every state of a transfer, each by words of its own', () => {
    const { outcome } = texts.payouts;
    expect(Object.keys(outcome).sort()).toEqual([...TRANSFER_STATES].sort());
    expect(new Set(Object.values(outcome)).size).toBe(TRANSFER_STATES.length);
  });

  it('say why each transfer that is left out of a file cannot be written', () => {
    const reasons = [...TRANSFER_REFUSALS, ...HELD_REASONS];
    expect(Object.keys(texts.payouts.refusal).sort()).toEqual([...reasons].sort());
    const read = i18nOf(texts.lang === 'es' ? 'es' : 'en', 'standard').i18n.getFixedT(texts.lang);
    for (const reason of reasons) expect(read(`payouts:refusal.${reason}`)).toMatch(/^[A-ZÁÉÍÓÚ][^$]+\.$/);
  });

  it('name each state of a payout, and what keeps one that waits from leaving', () => {
    for (const state of PAYOUT_STATES)
      expect([texts.payouts.view[state], texts.payouts.state[state], texts.payouts.nothing[state]]).not.toContain(
        undefined,
      );
    expect(new Set(Object.values(texts.payouts.state)).size).toBe(PAYOUT_STATES.length + 2);
  });
});
