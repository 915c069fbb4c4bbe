import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ROLES } from '#domain/access/roles.ts';
import { priceOf } from '#domain/money/price.ts';
import { checkProjects } from './check-projects.ts';
import {
  campaignDays,
  campaignProgress,
  daysLeft,
  minimumTicket,
  progressOf,
  showsRefundContact,
  targetOf,
} from './figures.ts';
import { ISSUANCE_STATUSES, type IssuanceStatus } from './status.ts';
import {
  awaitsApproval,
  nextPhases,
  offersRefundAll,
  phaseRefusal,
  takesInterest,
  takesOrders,
} from './transitions.ts';
import { maySee, VISITOR, visiblePhases } from './visibility.ts';

const now = new Date('2026-11-21T10:00:00Z');
const anyOrder = fc.shuffledSubarray<IssuanceStatus>([...ISSUANCE_STATUSES], { minLength: 2 });
const status = fc.constantFrom(...ISSUANCE_STATUSES);

describe('the phases of an issuance', () => {
  const plain = { order: ISSUANCE_STATUSES, erir: false, erirApproved: false };

  it('go one step forward or back in the default order, and leave CLOSED never', () => {
    expect(ISSUANCE_STATUSES.map((from) => nextPhases(from, ISSUANCE_STATUSES))).toEqual([
      ['PRE_CAMPAIGN'],
      ['DRAFT', 'VALIDATING'],
      ['PRE_CAMPAIGN', 'CAMPAIGN'],
      ['VALIDATING', 'CLOSED'],
      [],
    ]);
    expect(phaseRefusal({ ...plain, from: 'DRAFT', to: 'CAMPAIGN' })).toBe('illegal_move');
    expect(phaseRefusal({ ...plain, from: 'CLOSED', to: 'CAMPAIGN' })).toBe('illegal_move');
    expect(phaseRefusal({ ...plain, from: 'CAMPAIGN', to: 'CAMPAIGN' })).toBe('illegal_move');
  });

  it('leave VALIDATING forward only with the approval where the module asks for it', () => {
    const move = { ...plain, from: 'VALIDATING', to: 'CAMPAIGN' } as const;
    expect(phaseRefusal(move)).toBeNull();
    expect(phaseRefusal({ ...move, erir: true })).toBe('needs_erir_approval');
    expect(phaseRefusal({ ...move, erir: true, erirApproved: true })).toBeNull();
    expect(phaseRefusal({ ...move, to: 'PRE_CAMPAIGN', erir: true })).toBeNull();
    const order: IssuanceStatus[] = ['DRAFT', 'VALIDATING', 'PRE_CAMPAIGN', 'CAMPAIGN', 'CLOSED'];
    expect(phaseRefusal({ ...move, to: 'PRE_CAMPAIGN', order, erir: true })).toBe('needs_erir_approval');
  });

  it('reach CAMPAIGN only with the approval where the module asks for it, whatever the order of a tenant', () => {
    fc.assert(
      fc.property(anyOrder, status, (order, from) => {
        expect(phaseRefusal({ from, to: 'CAMPAIGN', order, erir: true, erirApproved: false })).not.toBeNull();
      }),
    );
    const order: IssuanceStatus[] = ['DRAFT', 'CAMPAIGN', 'CLOSED'];
    expect(awaitsApproval({ from: 'DRAFT', order, erir: true, erirApproved: false })).toBe(true);
    expect(awaitsApproval({ from: 'DRAFT', order, erir: true, erirApproved: true })).toBe(false);
    expect(awaitsApproval({ from: 'DRAFT', order, erir: false, erirApproved: false })).toBe(false);
    expect(awaitsApproval({ from: 'CAMPAIGN', order, erir: true, erirApproved: false })).toBe(false);
  });

  it('follow whatever order a tenant has, by neighbours alone', () => {
    fc.assert(
      fc.property(anyOrder, status, status, (order, from, to) => {
        fc.pre(order.includes(from));
        const distance = Math.abs(order.indexOf(to) - order.indexOf(from));
        const legal = from !== 'CLOSED' && order.includes(to) && distance === 1;
        expect(phaseRefusal({ from, to, order, erir: false, erirApproved: false })).toBe(legal ? null : 'illegal_move');
      }),
    );
  });

  it('never strand an issuance in a phase that the tenant has taken out', () => {
    const order: IssuanceStatus[] = ['DRAFT', 'CAMPAIGN', 'CLOSED'];
    expect([nextPhases('VALIDATING', order), nextPhases('PRE_CAMPAIGN', order)]).toEqual([
      ['DRAFT', 'CAMPAIGN'],
      ['DRAFT', 'CAMPAIGN'],
    ]);
  });
});

describe('an open offer', () => {
  const open = {
    status: 'CAMPAIGN',
    suspended: false,
    campaignStartsAt: now,
    campaignEndsAt: new Date(now.getTime() + 1),
    tokensLeft: 1,
  } as const;
  it.each([
    [{}, true],
    [{ status: 'PRE_CAMPAIGN' }, false],
    [{ status: 'CLOSED' }, false],
    [{ suspended: true }, false],
    [{ tokensLeft: 0 }, false],
    [{ campaignEndsAt: now }, false],
    [{ campaignStartsAt: new Date(now.getTime() + 1) }, false],
    [{ campaignStartsAt: null, campaignEndsAt: null }, true],
  ] as const)('takes orders with %j: %s', (change, is) => {
    expect(takesOrders({ ...open, ...change }, now)).toBe(is);
  });

  it('takes interest before the campaign, in it only where the tenant allows, suspended never', () => {
    expect([
      takesInterest({ ...open, status: 'PRE_CAMPAIGN' }),
      takesInterest(open),
      takesInterest(open, true),
      takesInterest({ ...open, status: 'PRE_CAMPAIGN', suspended: true }, true),
      takesInterest({ ...open, status: 'DRAFT' }, true),
    ]).toEqual([true, false, true, false, false]);
  });

  it('offers to close and refund all once it has ended below its soft cap', () => {
    const ended = { status: 'CAMPAIGN', campaignEndsAt: now, raisedCents: 99n, softCapCents: 100n } as const;
    expect([
      offersRefundAll(ended, now),
      offersRefundAll({ ...ended, raisedCents: 100n }, now),
      offersRefundAll(ended, new Date(now.getTime() - 1)),
      offersRefundAll({ ...ended, status: 'CLOSED' }, now),
    ]).toEqual([true, false, false, false]);
  });
});

describe('key figures', () => {
  it('say 100 % only when it is reached, and mark the soft cap between the ends', () => {
    expect(campaignProgress(99_999n, 100_000n, 60_000n)).toEqual({
      raised: 9999n,
      bar: 9999n,
      softCapMark: 6000n,
      softCapReached: true,
    });
    expect(campaignProgress(120_000n, 100_000n, 100_000n)).toMatchObject({
      raised: 12_000n,
      bar: 10_000n,
      softCapMark: null,
    });
    expect(campaignProgress(89_999n, 100_000n, 0n)).toMatchObject({
      raised: 8999n,
      softCapMark: null,
      softCapReached: true,
    });
    const told = (raised: bigint, percent: number) => showsRefundContact(raised, 100_000n, percent);
    expect([told(89_999n, 90), told(90_000n, 90), told(70_000n, 70), told(69_999n, 70)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(progressOf(5n, 0n)).toBe(0n);
    const cents = fc.bigInt({ min: 1n, max: 10n ** 12n });
    fc.assert(
      fc.property(cents, cents, (raised, target) => {
        expect(progressOf(raised, target) >= 10_000n).toBe(raised >= target);
      }),
    );
  });

  it('count the days left by the calendar of the tenant, not by hours', () => {
    const end = new Date('2026-11-25T22:59:59Z');
    expect(daysLeft(end, 'Europe/Madrid', new Date('2026-11-21T22:59:00Z'))).toBe(4);
    expect(daysLeft(end, 'Europe/Madrid', new Date('2026-11-21T23:01:00Z'))).toBe(3);
    expect(daysLeft(end, 'Europe/Madrid', new Date('2026-11-25T08:00:00Z'))).toBe(0);
    expect(daysLeft(end, 'Europe/Madrid', new Date('2027-01-01T00:00:00Z'))).toBe(0);
    expect(daysLeft(null, 'Europe/Madrid', now)).toBeNull();
  });

  it('reckon the minimum ticket and the target from tokens and price', () => {
    expect([
      minimumTicket(5, priceOf('12.5')),
      minimumTicket(0, priceOf('12.5')),
      targetOf(10_000, priceOf('50')),
    ]).toEqual([6250n, 1250n, 50_000_000n]);
  });
});

describe('the readers of an issuance', () => {
  it('depends on its phase and the person', () => {
    expect(visiblePhases({ roles: null, seesPreCampaign: true })).toEqual(['CAMPAIGN', 'CLOSED']);
    expect(visiblePhases({ roles: ['USER'], seesPreCampaign: false })).toEqual(['CAMPAIGN', 'CLOSED']);
    const early = ['PRE_CAMPAIGN', 'VALIDATING', 'CAMPAIGN', 'CLOSED'];
    expect(visiblePhases({ roles: ['USER'], seesPreCampaign: true })).toEqual(early);
    expect(visiblePhases({ roles: ['PREMIUM_USER'], seesPreCampaign: false })).toEqual(early);
    expect(visiblePhases({ roles: ['ENTREPRENEUR'], seesPreCampaign: true })).toEqual(['CAMPAIGN', 'CLOSED']);
    expect(visiblePhases({ roles: ['ADMIN'], seesPreCampaign: false })).toEqual(ISSUANCE_STATUSES);
    expect(maySee('DRAFT', { ...VISITOR, roles: ['ISSUER'], isOwner: true })).toBe(true);
    expect(maySee('DRAFT', { ...VISITOR, roles: ['USER'], isOwner: true })).toBe(false);
    expect(maySee('VALIDATING', { ...VISITOR, roles: ['USER'], hasInvestment: true })).toBe(true);
  });

  it('never shows a draft to anyone but managers, its issuer and those with money in it', () => {
    fc.assert(
      fc.property(
        fc.option(fc.subarray([...ROLES])),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (roles, isOwner, hasInvestment, seesPreCampaign) => {
          const isManager = roles?.includes('ADMIN') ?? false;
          const isIssuer =
            isOwner && (roles?.some((role) => ['ENTREPRENEUR', 'CLIENT', 'ISSUER'].includes(role)) ?? false);
          expect(maySee('DRAFT', { roles, isOwner, hasInvestment, seesPreCampaign })).toBe(
            isManager || isIssuer || (roles !== null && hasInvestment),
          );
        },
      ),
    );
  });
});

describe('the check of projects', () => {
  it('sends to the portfolio with none, to the page with one, nowhere with more', () => {
    expect([checkProjects([]), checkProjects(['7']), checkProjects(['7', '8'])]).toEqual([
      '/user/portfolio',
      '/user/issuances/7',
      null,
    ]);
  });
});

describe('how long a campaign lasts', () => {
  const [startsAt, endsAt] = [new Date('2026-10-01T22:00:00Z'), new Date('2026-10-31T22:59:59Z')];

  it('is counted by the tenant’s calendar with both ends, also where the clock turns in between', () => {
    expect(campaignDays({ startsAt, endsAt, planned: 99 }, 'Europe/Madrid')).toBe(30);
    expect(campaignDays({ startsAt, endsAt: new Date('2026-10-02T21:59:59Z'), planned: null }, 'Europe/Madrid')).toBe(
      1,
    );
  });

  it('is what is planned while a date is open, and nothing where there is no plan', () => {
    expect(campaignDays({ startsAt, endsAt: null, planned: 60 }, 'Europe/Madrid')).toBe(60);
    expect(campaignDays({ startsAt: null, endsAt: null, planned: null }, 'Europe/Madrid')).toBeNull();
  });
});
