import { orderEntries } from '#backend/audit/history.repository.ts';
import type { Work } from '#backend/work.ts';
import type { JoinedInvestment } from './investment-rows.repository.ts';
import { moneyEntries } from './order-log.repository.ts';

/** The steps of an order for its issuer: who of the platform's people acted is the platform's own affair (decision record 0035). */
export async function issuersLog({ tx, tenant }: Pick<Work, 'tx' | 'tenant'>, { investment }: JoinedInvestment) {
  const steps = await orderEntries(tx, tenant.id, investment.id, investment.userId);
  const house = { name: tenant.customization.tenant.name, role: 'manager' as const };
  return steps.map((step) => ({ ...step, behind: null, by: typeof step.by === 'object' && step.by ? house : step.by }));
}

/** The history of an order for managers, newest first: its steps, and what was done about its money, each by name and with its source. */
export async function orderLog({ tx, tenant }: Pick<Work, 'tx' | 'tenant'>, { investment, proof }: JoinedInvestment) {
  const { id, userId } = investment;
  const [steps, rest] = await Promise.all([
    orderEntries(tx, tenant.id, id, userId),
    moneyEntries(tx, tenant.id, id, userId),
  ]);
  const newestProof = steps.findIndex(({ action }) => action === 'order.PROOF_OF_PAYMENT_UPLOADED');
  return [
    ...steps.map((step, at) =>
      at === newestProof && proof ? { ...step, source: { kind: 'file' as const, id: proof.file_id } } : step,
    ),
    ...rest,
  ].sort((a, b) => (a.at < b.at ? 1 : a.at > b.at ? -1 : 0));
}
