import type { Role } from '#domain/access/roles.ts';
import { COMPANIES } from './content/companies.ts';
import type { DemoPerson } from './content/demo-person.ts';
import { PEOPLE } from './content/people.ts';
import type { ProjectContent } from './content/project-content.ts';
import { seedMoney } from './money/seed-money.ts';
import { seedTransfers } from './money/seed-transfers.ts';
import { seedAcceptances } from './seed-acceptances.ts';
import { seedBoard } from './seed-board.ts';
import { seedChanges } from './seed-changes.ts';
import { seedComplaints } from './seed-complaints.ts';
import { seedContracts } from './seed-contracts.ts';
import { demoPaper, seedDocuments } from './seed-files.ts';
import { seedMessages } from './seed-messages.ts';
import { seedOrders } from './seed-orders.ts';
import { type NewPerson, seedPeople } from './seed-people.ts';
import { seedProjects } from './seed-projects.ts';
import { seedRegisters } from './seed-registers.ts';
import { seedReviews } from './seed-reviews.ts';
import { seedScreening } from './seed-screening.ts';
import { seedSheets } from './seed-sheets.ts';
import { seedViews } from './seed-views.ts';
import { seedWhitelist } from './seed-whitelist.ts';
import type { SeedWork } from './seed-work.ts';

/** Investors beside the log-in, by scale; light tenants have as many as their one or two projects need. */
const INVESTORS = { test: 8, demo: 96 } as const;
const LIGHT_INVESTORS = 24;
const REVIEWS = 2;
/** Registered before the oldest project began. */
const FIRST_DAY = -560;

/**
 * Writes a tenant's demo data: its five log-ins, other people, projects and the history of their orders.
 * @param passwordHash of the log-ins' password
 */
export async function seedTenant(
  work: SeedWork,
  projects: readonly ProjectContent[],
  passwordHash: string,
): Promise<void> {
  const { tenant, dates, random, scale } = work;
  const isRich = projects.length > 4;
  const cast = random.shuffled(PEOPLE);
  const next = () => {
    const person = cast.shift();
    if (!person) throw new RangeError('the demo has too few people');
    return person;
  };
  // The last of the cast, so that everybody else keeps their part.
  const second = cast.pop();
  if (!second) throw new RangeError('the demo has too few people');
  const logIn = (
    name: string,
    roles: readonly [Role, ...Role[]],
    prepared = true,
    person: DemoPerson = next(),
  ): NewPerson => ({
    person,
    email: `${name}@${tenant.name}.test`,
    roles,
    passwordHash,
    registeredAt: dates.at(FIRST_DAY + 3),
    prepared,
  });
  const unseen = (person: DemoPerson, roles: readonly [Role, ...Role[]], prepared: boolean): NewPerson => ({
    person,
    email: person.email,
    roles,
    passwordHash: null,
    registeredAt: dates.at(random.whole(FIRST_DAY + 5, FIRST_DAY + 20), random.whole(0, 700)),
    prepared,
  });
  // An ordinary investor to whom a manager shows what is before its campaign.
  const newcomer = { ...logIn('newcomer', ['USER'], false), registeredAt: dates.at(-1), seesPreCampaign: true };
  const companies = isRich ? COMPANIES.slice(0, scale === 'test' ? 1 : COMPANIES.length) : [];
  const count = Math.min(isRich ? INVESTORS[scale] : LIGHT_INVESTORS, INVESTORS[scale]);

  const [manager, issuer, investor] = await seedPeople(work, [
    logIn('manager', ['ADMIN']),
    logIn('issuer', ['ENTREPRENEUR']),
    // Early access as well: every phase can be tried.
    logIn('investor', ['USER', 'PREMIUM_USER']),
  ]);
  const [, otherIssuer] = await seedPeople(work, [newcomer, unseen(next(), ['ENTREPRENEUR'], true)]);
  const waiting = await seedPeople(
    work,
    Array.from({ length: REVIEWS }, () => unseen(next(), ['USER'], false)),
  );
  const investors = await seedPeople(work, [
    ...companies.map((company) => ({ ...unseen(next(), ['USER'], true), email: company.contactEmail, company })),
    ...Array.from({ length: Math.min(count, cast.length) }, (_, at) =>
      unseen(next(), at % 12 === 0 ? ['PREMIUM_USER'] : ['USER'], true),
    ),
  ]);
  if (!manager || !issuer || !investor || !otherIssuer) throw new RangeError('the log-ins are missing');

  // Nobody approves what they have asked for themselves: a tenant has two managers.
  const [approver] = await seedPeople(work, [logIn('approver', ['ADMIN'], true, second)]);
  if (!approver) throw new RangeError('the second manager is missing');
  await seedReviews(work, waiting);
  const paying = projects.findIndex(({ distributions }) => distributions.length > 0);
  const seeded = await seedProjects(work, projects, {
    manager,
    // The log-in has the projects that one meets first, and the first one that has paid its holders.
    issuerOf: (at) => (at < 3 || at === paying ? issuer : otherIssuer),
    askers: investors,
  });
  await seedDocuments(work, seeded);
  await seedSheets(work, seeded, manager);
  const proof = await demoPaper(work, 'Justificante de transferencia', 'proof', investor.id);
  const orders = await seedOrders(work, seeded, [investor, ...investors], {
    managerId: manager.id,
    proofFileId: proof.id,
  });
  await seedViews(work);
  const own = orders.filter(({ person }) => person.id === investor.id);
  await seedAcceptances(work, own);
  await seedContracts(work, own);
  await seedChanges(work, seeded);
  await seedMessages(work, seeded, manager.id);
  await seedBoard(work, { manager, investor });
  await seedComplaints(work, { investor, issuer, other: investors.at(-1) }, manager.id);
  await seedRegisters(work, manager.id);
  await seedScreening(work, investor.id, manager.id);
  await seedMoney(work, seeded, { managers: [manager.id, approver.id], investor });
  await seedTransfers(work, orders, { investor, managerId: manager.id });
  await seedWhitelist(work, orders, { managerId: manager.id, issuerId: issuer.id, investorId: investor.id });
}
