import fc from 'fast-check';
import { expect, it } from 'vitest';
import { subjectOfJob, TOLD_JOBS } from './told-jobs.ts';

const TENANT = '6a0c1c1e-1a2b-4c3d-8e4f-5a6b7c8d9e0f';
const REFUND = '0b7d7d6e-7f5c-4d0e-9d41-3c54f6a1b2c3';

it('work of a tenant says whose it is, what it is about and all that its job carries', () => {
  const data = { tenantId: TENANT, refundId: REFUND, after: null };
  expect(subjectOfJob('refund.send', data)).toEqual({
    job: 'refund.send',
    tenantId: TENANT,
    subjectId: REFUND,
    data,
  });
});

it('work about a tenant as a whole has the tenant as what it is about', () => {
  expect(subjectOfJob('screening.fetch', { tenantId: TENANT })?.subjectId).toBe(TENANT);
});

it('work of all tenants, mails and names that are no work of ours are told to nobody', () => {
  for (const name of ['orders.sweep', 'mail.deliver', 'toString', ''])
    expect([name, subjectOfJob(name, { tenantId: TENANT, mailId: REFUND })]).toEqual([name, null]);
});

it('data without a tenant or without what they are about are told to nobody, whatever they are', () => {
  fc.assert(
    fc.property(fc.constantFrom(...TOLD_JOBS), fc.anything(), (job, data) => {
      expect(subjectOfJob(job, data)).toBeNull();
    }),
  );
  expect(subjectOfJob('refund.send', { tenantId: TENANT })).toBeNull();
  expect(subjectOfJob('refund.send', { refundId: REFUND })).toBeNull();
});
