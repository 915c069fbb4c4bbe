import { expect, it } from 'vitest';
import { formatFor } from '#app/i18n/format.ts';
import { i18nOf } from '#app/i18n/instances.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { DEFAULT_CUSTOMIZATION } from '#app/tenant/customization.server.ts';
import type { HistoryEntry } from '#contract/history.ts';
import { historyLines } from './history-lines.server.ts';

const visit = {
  lang: 'es',
  t: i18nOf('es', 'standard').i18n.getFixedT('es'),
  format: formatFor(DEFAULT_CUSTOMIZATION, 'es', new Date()),
} as unknown as SignedInVisit;

const phase = (to: string, from: string | null): HistoryEntry => ({
  ...{
    action: `phase.${to}`,
    at: '2026-08-04T07:00:00.000Z',
    by: { name: 'Gestora', role: 'manager' },
    behind: null,
    about: null,
  },
  ...{ from, to, reason: null, money: null, mailed: false, saved: null, source: null },
});

it('a history line says that a project was made where no phase came before, and names both phases of a change', () => {
  const [made, changed] = historyLines(visit, [phase('DRAFT', null), phase('PRE_CAMPAIGN', 'DRAFT')]);
  expect(made).toMatchObject({ label: 'Proyecto creado', change: '' });
  expect(changed).toMatchObject({ label: 'Cambio de fase', change: 'Borrador → Precampaña' });
});

it('a history line says what a saving changed, old and new in words where they have some, and a list that is called like its section once', () => {
  const saving = (saved: HistoryEntry['saved']) => ({ ...phase('DRAFT', null), action: 'issuance.edited', saved });
  const lines = historyLines(visit, [
    saving({
      section: 'card',
      file: null,
      changes: [
        { field: 'slogan.es', from: '', to: 'Sol' },
        { field: 'product_type', from: 'DEBT', to: 'EQUITY' },
        { field: 'short_description.en', from: null, to: null },
      ],
    }),
    saving({ section: 'team', file: 'cara.jpg', changes: [{ field: 'team', from: null, to: null }] }),
  ]);
  expect(lines.map(({ label, change }) => `${label}: ${change}`)).toEqual([
    'Parte guardada: Ficha y subtítulo · Subtítulo en español: (vacío) → Sol · Qué se ofrece: Deuda → Participaciones · Descripción corta en inglés',
    'Parte guardada: Equipo · cara.jpg',
  ]);
});

it('a history line writes numbers and days as its reader does, whole and broken ones, and leaves names as they are', () => {
  const [line] = historyLines(visit, [
    {
      ...phase('DRAFT', null),
      action: 'issuance.edited',
      saved: {
        section: 'token',
        file: null,
        changes: [
          { field: 'price', from: '1250.5', to: '120' },
          { field: 'tokens_for_sale', from: '10000', to: '' },
          { field: 'ends_on', from: '2026-12-31', to: '2027-01-05' },
          { field: 'oversubscription', from: 'FIRST_COME', to: 'PRO_RATA' },
          { field: 'token_symbol', from: '1000', to: 'A1000' },
        ],
      },
    },
  ]);
  expect(line?.change).toContain('1.250,5 → 120');
  expect(line?.change).toContain('10.000 → (vacío)');
  expect(line?.change.replaceAll('\u00a0', ' ')).toContain('31 dic 2026 → 5 ene 2027');
  expect(line?.change).not.toContain('PRO_RATA');
  expect(line?.change).toContain('1000 → A1000');
});

it('a line of what somebody did to another person names that person in its words and leads to their sheet', () => {
  const about = { id: '0b5c9f3e-0000-4000-8000-000000000001', name: 'Ana Ruiz' };
  const entered = {
    ...phase('DRAFT', null),
    action: 'user.profile_entered',
    by: 'self' as const,
    reason: 'Llama',
    about,
  };
  const [named, unnamed, other] = historyLines(visit, [
    entered,
    { ...entered, by: { name: 'Gestora', role: 'manager' }, about: null },
    { ...entered, action: 'user.roles_changed' },
  ]);
  expect(named).toMatchObject({
    label: 'Entrada en el perfil de Ana Ruiz',
    reason: 'Llama',
    source: { href: `/manager/users/${about.id}`, label: 'Ficha de Ana Ruiz' },
  });
  expect(unnamed).toMatchObject({ label: 'Entrada en su perfil', source: null });
  expect(other?.label).toMatch(/: Ana Ruiz$/);
});
