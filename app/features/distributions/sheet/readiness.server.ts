import type { Area } from '#app/features/distributions/list/area.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { TimelineStep } from '#app/ui/feedback/timeline.tsx';
import type { DistributionSheet } from './find-distribution.server.ts';

/** A step in words alone: it crosses to the browser. */
type Step = Pick<TimelineStep, 'key' | 'state'> & { label: string; note: string };

/** What has to be there before anybody is paid, and what is. */
export function readiness({ t, format }: SignedInVisit, area: Area, data: DistributionSheet): Step[] {
  const { issuer_account, missing, funded, transfer, held, holders, approvals, approvals_needed, status } = data;
  const isOver = status === 'REJECTED' || status === 'WITHDRAWN';
  if (isOver) return [];
  const isFunded = missing === '0.00';
  const isApproved = approvals.length >= approvals_needed;
  return [
    {
      key: 'account',
      label: t(`distributions:ready.${issuer_account ? 'account' : 'noAccount'}`),
      state: issuer_account ? 'done' : 'failed',
      note: data.issuance.issuer,
    },
    {
      key: 'approved',
      label: t('distributions:ready.approvals', { given: approvals.length, needed: approvals_needed }),
      state: isApproved ? 'done' : 'now',
      note: approvals.map(({ name, at }) => `${name}, ${format.recent(at)}`).join(' · '),
    },
    {
      key: 'money',
      label: isFunded
        ? t('distributions:ready.funded', { amount: format.money(funded) })
        : t('distributions:ready.missing', { amount: format.money(missing), funded: format.money(funded) }),
      state: isFunded ? 'done' : 'now',
      note: transfer ? t('distributions:ready.reference', { reference: transfer.reference }) : '',
    },
    {
      key: 'people',
      label:
        area === 'manager' && held > 0
          ? t('distributions:ready.held', { count: held, all: format.tokens(holders) })
          : t('distributions:ready.people', { count: holders }),
      // Where nobody is counted yet, or nobody holds any, there is nobody to pay.
      state: area === 'manager' && held > 0 ? 'failed' : holders > 0 ? 'done' : 'now',
      note: area === 'manager' && held > 0 ? t('distributions:ready.heldNote') : '',
    },
  ];
}

/** What was done with it, by whom and when, and what comes next. */
export function doneSteps({ t, format }: SignedInVisit, data: DistributionSheet): Step[] {
  const { proposed_at, proposed_by, approvals, approved_at, ended, paid_at, status } = data;
  const by = (who: string, at: string) => `${who}, ${format.dateTime(at)}`;
  return [
    {
      key: 'proposed',
      label: t('distributions:step.proposed'),
      state: 'done',
      note: by(proposed_by.name, proposed_at),
    },
    ...approvals.map(({ id, name, at }) => ({
      key: id,
      label: t('distributions:step.approvedBy'),
      state: 'done' as const,
      note: by(name, at),
    })),
    ...(ended
      ? [
          {
            key: 'ended',
            label: t(`distributions:status.${status}`),
            state: 'failed' as const,
            note: [by(ended.by.name, ended.at), ended.reason ?? ''].filter(Boolean).join(' · '),
          },
        ]
      : [
          ...(approved_at
            ? []
            : [{ key: 'approve', label: t('distributions:step.approve'), state: 'now' as const, note: '' }]),
          {
            key: 'paid',
            label: t('distributions:step.paid'),
            state: paid_at ? ('done' as const) : approved_at ? ('now' as const) : ('next' as const),
            note: paid_at ? format.dateTime(paid_at) : '',
          },
        ]),
  ];
}
