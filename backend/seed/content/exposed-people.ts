import type { Listed } from '#domain/screening/watch-list.ts';

/** Nobody of these exists. */
export const EXPOSED_PEOPLE: readonly Listed[] = [
  {
    key: 'CP-001',
    kind: 'person',
    names: ['Remedios Altozano Figuerola'],
    births: [{ from: '1961-01-01', to: '1961-12-31' }],
    note: 'Diputada · ES',
  },
  {
    key: 'CP-002',
    kind: 'person',
    names: ['Baltasar Quijorna Ledesma', 'Baltasar Quijorna'],
    births: [{ from: '1957-03-14', to: '1957-03-14' }],
    note: 'Alcalde · ES',
  },
];

/** Somebody of the same name as one of the demo's people. */
export const NAMESAKE: Omit<Listed, 'names'> = {
  key: 'CP-003',
  kind: 'person',
  births: [{ from: '1943-02-01', to: '1943-02-01' }],
  note: 'Concejal hasta 2019 · ES',
};
