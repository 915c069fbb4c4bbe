import { expect, test } from 'vitest';
import { isWarningWord } from '#domain/investment/warning-gate.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { i18nOf } from './instances.server.ts';

test('the word that the warning asks for is the one that the rule takes, in every language and wording', () => {
  for (const lang of LANGUAGES) {
    for (const wording of ['standard', 'exeu'] as const) {
      const word = i18nOf(lang, wording).i18n.getFixedT(lang)('invest:breakdown.warningWord');
      expect(isWarningWord(word), `${lang}, ${wording}: ${word}`).toBe(true);
    }
  }
});
