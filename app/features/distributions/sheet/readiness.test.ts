import { describe, expect, it } from 'vitest';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { DistributionSheet } from './find-distribution.server.ts';
import { doneSteps, readiness } from './readiness.server.ts';

const visit = {
  t: (key: string, values: Record<string, unknown> = {}) => [key, ...Object.values(values)].join(' '),
  format: {
    money: (amount: string) => `${amount} €`,
    tokens: (count: number) => String(count),
    recent: (moment: string) => moment.slice(0, 10),
    dateTime: (moment: string) => moment.slice(0, 10),
  },
} as unknown as SignedInVisit;

const ANA = { id: 'ana', name: 'Ana Ruiz', at: '2026-11-21T09:00:00Z' };
const EVA = { id: 'eva', name: 'Eva Sanz', at: '2026-11-22T09:00:00Z' };

function sheet(over: Partial<DistributionSheet> = {}): DistributionSheet {
  return {
    issuance: { id: 'i', title: { es: 'Molino', en: 'Mill' }, issuer: 'Molino S.L.', symbol: 'MOL' },
    status: 'PROPOSED',
    holders: 41,
    proposed_at: '2026-11-20T09:00:00Z',
    proposed_by: { id: 'leo', name: 'Leo Gil' },
    approvals: [],
    approvals_needed: 2,
    approved_at: null,
    ended: null,
    transfer: { reference: 'AAA-BBB-CCC' },
    funded: '0.00',
    missing: '12000.00',
    issuer_account: true,
    paid_at: null,
    held: 0,
    ...over,
  } as DistributionSheet;
}
const ready = (over: Partial<DistributionSheet> = {}, area: 'manager' | 'entrepreneur' = 'manager') =>
  readiness(visit, area, sheet(over));
const stateOf = (key: string, over: Partial<DistributionSheet> = {}) =>
  ready(over).find((step) => step.key === key)?.state;

describe('the list before a payment', () => {
  it('begins with everything that is still to come', () => {
    expect(ready().map(({ key, state }) => [key, state])).toEqual([
      ['account', 'done'],
      ['approved', 'now'],
      ['money', 'now'],
      ['people', 'done'],
    ]);
  });

  it('says how much is missing, how much has come and by which reference it comes', () => {
    const money = ready({ funded: '2000.00', missing: '10000.00' })[2];
    expect(money?.label).toBe('distributions:ready.missing 10000.00 € 2000.00 €');
    expect(money?.note).toBe('distributions:ready.reference AAA-BBB-CCC');
  });

  it('has its money once nothing is missing, whatever is too much', () => {
    const [, , money] = ready({ funded: '12450.00', missing: '0.00', transfer: null });
    expect(money).toMatchObject({ state: 'done', label: 'distributions:ready.funded 12450.00 €', note: '' });
  });

  it('counts the approvals and names who gave them; one of two is not enough', () => {
    expect(stateOf('approved', { approvals: [ANA] })).toBe('now');
    expect(stateOf('approved', { approvals: [ANA, EVA] })).toBe('done');
    expect(stateOf('approved', { approvals: [ANA], approvals_needed: 1 })).toBe('done');
    expect(ready({ approvals: [ANA, EVA] })[1]?.note).toBe('Ana Ruiz, 2026-11-21 · Eva Sanz, 2026-11-22');
  });

  it('names an issuer whose account is missing', () => {
    expect(ready({ issuer_account: false })[0]).toEqual({
      key: 'account',
      label: 'distributions:ready.noAccount',
      state: 'failed',
      note: 'Molino S.L.',
    });
  });

  it('tells the manager alone how many cannot be paid', () => {
    expect(ready({ held: 2 })[3]).toMatchObject({ state: 'failed', label: 'distributions:ready.held 2 41' });
    expect(ready({ held: 2 }, 'entrepreneur')[3]).toMatchObject({ state: 'done', note: '' });
  });

  it('does not tick holders of whom there is none', () => {
    expect(ready({ holders: 0 })[3]).toMatchObject({ state: 'now', label: 'distributions:ready.people 0' });
    expect(ready({ holders: 0 }, 'entrepreneur')[3]).toMatchObject({ state: 'now' });
  });

  it('asks nothing of one that has ended', () => {
    expect(ready({ status: 'REJECTED' })).toEqual([]);
    expect(ready({ status: 'WITHDRAWN' })).toEqual([]);
  });
});

describe('the steps of a distribution', () => {
  const steps = (over: Partial<DistributionSheet> = {}) => doneSteps(visit, sheet(over));
  const shown = (over: Partial<DistributionSheet> = {}) => steps(over).map(({ key, state }) => [key, state]);

  it('waits for its approval, then for its payment', () => {
    expect(shown()).toEqual([
      ['proposed', 'done'],
      ['approve', 'now'],
      ['paid', 'next'],
    ]);
    expect(shown({ status: 'APPROVED', approvals: [ANA, EVA], approved_at: EVA.at })).toEqual([
      ['proposed', 'done'],
      ['ana', 'done'],
      ['eva', 'done'],
      ['paid', 'now'],
    ]);
  });

  it('keeps waiting between the first approval and the second', () => {
    expect(shown({ approvals: [ANA] })).toEqual([
      ['proposed', 'done'],
      ['ana', 'done'],
      ['approve', 'now'],
      ['paid', 'next'],
    ]);
  });

  it('names who did what and when', () => {
    const paid = steps({ status: 'PAID', approvals: [ANA], approved_at: ANA.at, paid_at: EVA.at });
    expect(paid.map(({ note }) => note)).toEqual(['Leo Gil, 2026-11-20', 'Ana Ruiz, 2026-11-21', '2026-11-22']);
    expect(paid.at(-1)?.state).toBe('done');
  });

  it('ends with the reason of a refusal, and with nothing to come', () => {
    const ended = { at: EVA.at, by: { id: 'eva', name: 'Eva Sanz' }, reason: 'Falta el acta' };
    expect(steps({ status: 'REJECTED', ended }).at(-1)).toEqual({
      key: 'ended',
      label: 'distributions:status.REJECTED',
      state: 'failed',
      note: 'Eva Sanz, 2026-11-22 · Falta el acta',
    });
    const withdrawn = steps({ status: 'WITHDRAWN', ended: { ...ended, reason: null } });
    expect(withdrawn.map(({ key }) => key)).toEqual(['proposed', 'ended']);
    expect(withdrawn.at(-1)?.note).toBe('Eva Sanz, 2026-11-22');
  });
});
