import { updateDistribution } from '#backend/modules/distributions/distributions.repository.ts';
import type { SeededPerson } from '#backend/seed/seed-people.ts';
import type { SeededProject } from '#backend/seed/seed-projects.ts';
import type { SeedWork } from '#backend/seed/seed-work.ts';
import { demoBalance } from './demo-balance.ts';
import { demoClaims, demoFile, demoSent } from './demo-claims.ts';
import {
  type DistributionContent,
  demoApproval,
  demoFunding,
  demoPayment,
  demoProposal,
  type Managers,
} from './demo-distribution.ts';

interface People {
  managers: Managers;
  /** Claims whatever they get but the last. */
  investor: SeededPerson;
}

/** What it takes from the proposal to the payment, in days; and from there until everybody's bank has it. */
const DAYS = { proposed: -9, approved: -7, funded: -3, claimed: 2, file: 4, reported: 5 } as const;

/**
 * Writes the money that went back to holders, by the product's own steps: every distribution that projects tell of is paid and claimed, the newest one is
 * still to be claimed by the demo's investor and stands in a file for the bank that waits for its report; and one stands in every other state.
 */
export async function seedMoney(work: SeedWork, projects: readonly SeededProject[], people: People): Promise<void> {
  const all = projects
    .flatMap((project) => project.content.distributions.map((one) => ({ project, one })))
    .sort((a, b) => a.one.day - b.one.day);
  const last = all.at(-1);
  if (!last) return;
  for (const { project, one } of all) {
    await pay(work, project, one, people.managers);
    if (one !== last.one) await claim(work, one.day, people.managers[0]);
  }
  await claimLast(work, last.one.day, people);
  if (hasBankFiles(work)) await demoBalance(work, people.managers[0], people.investor.id);
  await seedOpen(work, all[0]?.project ?? last.project, last.one, people.managers);
}

async function pay(work: SeedWork, project: SeededProject, one: DistributionContent, managers: Managers) {
  const made = await demoProposal(work, project, { ...one, day: one.day + DAYS.proposed });
  if (!made) return;
  const approved = await demoApproval(work, made, managers, one.day + DAYS.approved);
  const funded = await demoFunding(work, project, approved, managers, one.day + DAYS.funded);
  await demoPayment(work, funded, managers, one.day);
}

/** Files for the bank are in euros; where the tenant's money is another, it waits to be claimed. */
const hasBankFiles = ({ tenant }: SeedWork) => tenant.customization.currency.code === 'EUR';

async function claim(work: SeedWork, day: number, managerId: string) {
  if (!hasBankFiles(work) || day + DAYS.reported >= 0) return;
  await demoClaims(work, day + DAYS.claimed, () => true);
  const file = await demoFile(work, managerId, day + DAYS.file);
  if (file) await demoSent(work, file, managerId, day + DAYS.reported);
}

/** Of the newest, some stands in a file at the bank, some waits for the next file, and the rest is still to be claimed. */
async function claimLast(work: SeedWork, day: number, { managers, investor }: People) {
  if (!hasBankFiles(work)) return;
  const others = (userId: string) => userId !== investor.id;
  await demoClaims(work, Math.min(0, day + 1), (userId, at) => others(userId) && at % 3 === 0);
  await demoFile(work, managers[0], Math.min(0, day + 1));
  await demoClaims(work, 0, (userId, at) => others(userId) && at % 3 === 1);
}

/** One that waits for a yes, one for the issuer's money, one that can be paid, one that was refused and one that was withdrawn. */
async function seedOpen(work: SeedWork, project: SeededProject, like: DistributionContent, managers: Managers) {
  const { issuer } = project;
  const propose = (day: number, es: string, en: string, over: Partial<DistributionContent> = {}) =>
    demoProposal(work, project, { ...like, day, concept: { es, en }, ...over });
  const end = (status: 'REJECTED' | 'WITHDRAWN', by: string, day: number, endReason: string | null) => ({
    ...{ status, endedBy: by, endedAt: work.dates.at(day), endReason },
  });
  const withdrawn = await propose(-60, 'Pago a cuenta', 'Payment on account');
  if (!withdrawn) return;
  await updateDistribution(work.tx, withdrawn, end('WITHDRAWN', issuer.id, -59, null));
  const refused = await propose(-40, 'Pago a cuenta, segundo intento', 'Payment on account, second attempt');
  const why = 'El acuerdo de reparto que aporta es de otro ejercicio.';
  if (refused) await updateDistribution(work.tx, refused, end('REJECTED', managers[0], -38, why));
  const ready = await propose(-8, 'Pago complementario', 'Supplementary payment');
  if (ready) await demoFunding(work, project, await demoApproval(work, ready, managers, -6), managers, -2);
  const capital = { kind: 'CAPITAL_RETURN' as const };
  const unfunded = await propose(-5, 'Devolución parcial de capital', 'Part of the capital given back', capital);
  if (unfunded) await demoApproval(work, unfunded, managers, -4);
  await propose(-1, 'Pago extraordinario', 'Extraordinary payment');
}
