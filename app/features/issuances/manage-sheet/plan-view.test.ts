import { expect, test } from 'vitest';
import { formatFor } from '#app/i18n/format.ts';
import { i18nOf } from '#app/i18n/instances.server.ts';
import { customization } from '#contract/customization.ts';
import { ISSUANCE_STATUSES } from '#domain/issuance/status.ts';
import { planView } from './plan-view.ts';

test.each([
  ['es', 'standard', 'Está previsto pasar a campaña el'],
  ['en', 'standard', 'The move to campaign is planned for'],
  ['es', 'exeu', 'Está previsto pasar a admisión a negociación el'],
  ['en', 'exeu', 'The move to admission to trading is planned for'],
] as const)('a phase within a sentence is a word of that sentence, in %s (%s)', (lang, wording, start) => {
  const t = i18nOf(lang, wording).i18n.getFixedT(lang);
  const format = formatFor(customization.parse({}), lang, new Date('2026-11-24T10:00:00Z'));
  const plan = { to: 'CAMPAIGN', at: '2026-12-01T09:00:00Z', by: 'Ana', stopped: null } as const;
  expect(planView({ t, format }, plan).text).toContain(start);
  for (const phase of ISSUANCE_STATUSES) expect(t(`statuses:phase.${phase}`)).toMatch(/^\p{Ll}/u);
});
