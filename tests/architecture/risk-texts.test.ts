import { describe, expect, it } from 'vitest';
import { RISK_SUBJECTS, type RiskSubject, riskText } from '#domain/investment/risk-texts.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { textsOfFile } from './text-files.ts';

/** The keys of `invest.json` whose words a person accepts, by what is kept of them. */
const KEYS: Record<RiskSubject, readonly string[]> = {
  risk_loss: ['invest.riskLoss'],
  risk_liquidity: ['invest.riskLiquidity'],
  risk_warning: ['breakdown.warningTitle', 'breakdown.warning', 'breakdown.warningConsent'],
};

describe.each(LANGUAGES)('the risks that an investor accepts, in %s', (lang) => {
  it.each(['', '-exeu'])('are kept in the words that stand on the pages of wording “%s”', (wording) => {
    const shown = textsOfFile(lang, 'invest.json');
    if (wording) for (const [key, text] of textsOfFile(`${lang}${wording}`, 'invest.json')) shown.set(key, text);
    // Other words on the page are another version of them: see domain/investment/risk-texts.ts.
    for (const subject of RISK_SUBJECTS)
      expect(
        riskText(subject, lang, { threshold: '{{threshold}}', amount: '{{amount}}' }),
        `${subject}: give the new words a version of their own`,
      ).toBe(KEYS[subject].map((key) => shown.get(key)).join('\n'));
  });
});

describe('a version of the risks that there never was', () => {
  it('has no words', () => {
    expect(riskText('risk_loss', 'es', null, 'nothing')).toBeNull();
  });
});
