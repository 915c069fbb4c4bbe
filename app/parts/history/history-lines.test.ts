import { expect, it } from 'vitest';
import { formatFor } from '#app/i18n/format.ts';
import { i18nOf } from '#app/i18n/instances.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { DEFAULT_CUSTOMIZATION } from '#app/tenant/customization.server.ts';
import type { HistoryEntry } from '#contract/history.ts';
import { historyLines } from './history-lines.server.ts';

const visit = {
  t: i18nOf('es', 'standard').i18n.getFixedT('es'),
  format: formatFor(DEFAULT_CUSTOMIZATION, 'es', new Date()),
} as unknown as SignedInVisit;

const phase = (to: string, from: string | null): HistoryEntry => ({
  ...{ action: `phase.${to}`, at: '2026-08-04T07:00:00.000Z', by: { name: 'Gestora', role: 'manager' }, behind: null },
  ...{ from, to, reason: null, money: null, mailed: false, saved: null, source: null },
});

it('a history line says that a project was made where no phase came before, and names both phases of a change', () => {
  const [made, changed] = historyLines(visit, [phase('DRAFT', null), phase('PRE_CAMPAIGN', 'DRAFT')]);
  expect(made).toMatchObject({ label: 'Proyecto creado', change: '' });
  expect(changed).toMatchObject({ label: 'Cambio de fase', change: 'Borrador → Precampaña' });
});
