import { expect, it } from 'vitest';
import { SOPHISTICATED_CRITERIA } from '#domain/onboarding/sophisticated.ts';
import en from '../../i18n/texts/en/sophisticated.json' with { type: 'json' };
import es from '../../i18n/texts/es/sophisticated.json' with { type: 'json' };
import { criterionText } from './criterion-text.ts';

it.each([...SOPHISTICATED_CRITERIA.INDIVIDUAL, ...SOPHISTICATED_CRITERIA.LEGAL_ENTITY])(
  'the criterion "%s" names its sums by the tenant’s format and none of its own, in both languages',
  (criterion) => {
    for (const { criterion: texts } of [es, en]) {
      const t = (_: string, sums: Record<string, string>) =>
        texts[criterion].replace(/\{\{(\w+)\}\}/g, (gap, name: string) => sums[name] ?? gap);
      const visit = { t, format: { euros: (cents: bigint) => `E${cents}` } } as unknown as Parameters<
        typeof criterionText
      >[0];
      expect(criterionText(visit, criterion)).not.toMatch(/\{\{|€/);
    }
  },
);
