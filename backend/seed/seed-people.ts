import { randomUUID } from 'node:crypto';
import { bankAccounts } from '#backend/db/schema/bank-accounts.ts';
import { consents } from '#backend/db/schema/consents.ts';
import { kycChecks, lossSimulations, suitabilityTests } from '#backend/db/schema/onboarding.ts';
import { companyProfiles, userProfiles } from '#backend/db/schema/profiles.ts';
import { users } from '#backend/db/schema/users.ts';
import { QUESTION_TEXT } from '#backend/modules/suitability/knowledge-questions.ts';
import { newReferralCode } from '#backend/modules/users/referral-code.ts';
import type { Role } from '#domain/access/roles.ts';
import { KNOWLEDGE_TEST_VALIDITY_YEARS } from '#domain/limits.ts';
import { KNOWLEDGE_TEST_QUESTIONS, KNOWLEDGE_TEST_VERSION, scoreOf } from '#domain/onboarding/knowledge-test.ts';
import { lossResultValidUntil } from '#domain/onboarding/loss-capacity.ts';
import { addYears } from '#domain/time/years.ts';
import { plainIban } from '#domain/validation/iban.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { DemoCompany } from './content/companies.ts';
import type { DemoPerson } from './content/demo-person.ts';
import { minutesAfter } from './demo-dates.ts';
import { idDocumentOf } from './id-document-of.ts';
import { seedAudit } from './seed-audit.ts';
import type { SeedWork } from './seed-work.ts';

/** A person to be written. */
export interface NewPerson {
  person: DemoPerson;
  email: string;
  roles: readonly [Role, ...Role[]];
  /** Null: nobody signs in as them. */
  passwordHash: string | null;
  registeredAt: Date;
  /** Answers of onboarding: none, or all that an investor gives. */
  prepared: boolean;
  /** A manager shows pre-campaign projects to them. */
  seesPreCampaign?: boolean;
  company?: DemoCompany;
}

/** A person who was written. */
export interface SeededPerson {
  id: string;
  email: string;
  person: DemoPerson;
  company?: DemoCompany;
  registeredAt: Date;
}

/** Ability to bear loss of demo investors: a tenth of what they own, EUR cents. */
const ABILITY_CENTS = [480_000n, 950_000n, 1_600_000n, 2_750_000n, 5_200_000n] as const;

/** Writes people with their consents and, where they are prepared, with real answers to every step of onboarding. */
export async function seedPeople(work: SeedWork, people: readonly NewPerson[]): Promise<SeededPerson[]> {
  const { tx, tenant } = work;
  const made = people.map((one) => ({ ...one, id: randomUUID() }));
  await bulkInsert(
    tx,
    users,
    made.map(({ id, email, person, roles, passwordHash, registeredAt, prepared, seesPreCampaign = false }) => ({
      tenantId: tenant.id,
      id,
      email,
      username: `${person.firstName} ${person.lastName}`,
      passwordHash,
      emailVerifiedAt: minutesAfter(registeredAt, 3),
      status: prepared ? ('VERIFIED' as const) : ('PENDING' as const),
      role: roles[0],
      roles: [...roles],
      seesPreCampaign,
      lang: 'es' as const,
      referralCode: newReferralCode(),
      createdAt: registeredAt,
      updatedAt: registeredAt,
    })),
  );
  await bulkInsert(
    tx,
    userProfiles,
    made.map((one) => profileOf(work, one)),
  );
  await bulkInsert(
    tx,
    consents,
    made.flatMap((one) => consentsOf(work, one)),
  );
  await bulkInsert(
    tx,
    companyProfiles,
    made.flatMap((one) => companyOf(work, one)),
  );
  const prepared = made.filter((one) => one.prepared);
  await bulkInsert(
    tx,
    bankAccounts,
    prepared.map((one) => accountOf(work, one)),
  );
  await bulkInsert(
    tx,
    kycChecks,
    prepared.map((one) => checkOf(work, one)),
  );
  await bulkInsert(
    tx,
    suitabilityTests,
    prepared.map((one) => testOf(work, one)),
  );
  await bulkInsert(
    tx,
    lossSimulations,
    prepared.map((one, at) => simulationOf(work, one, at)),
  );
  const seededOf = ({ id, email, person, company, registeredAt }: Made) => ({
    id,
    email,
    person,
    company,
    registeredAt,
  });
  await seedAudit(work, prepared.map(seededOf), true);
  await seedAudit(work, made.filter((one) => !one.prepared).map(seededOf), false);
  return made.map(seededOf);
}

type Made = NewPerson & { id: string };

function profileOf({ tenant }: SeedWork, { id, person, prepared, company, registeredAt }: Made) {
  const names = { tenantId: tenant.id, userId: id, firstName: person.firstName, lastName: person.lastName };
  const empty = { ...names, updatedAt: registeredAt };
  if (!prepared) return empty;
  const { birthday, nationality, country, address, city, postalCode, province, gender, phone } = person;
  return {
    ...empty,
    ...{ birthday, nationality, country, address, city, postalCode, province, gender, phone },
    ...idDocumentOf(person),
    legalType: company ? ('LEGAL_ENTITY' as const) : ('INDIVIDUAL' as const),
    occupation: person.occupation,
    sourceOfFunds: 'Ahorro del trabajo',
    politicallyExposed: false,
    accountInformationAt: minutesAfter(registeredAt, 25),
    additionalInformationAt: minutesAfter(registeredAt, 31),
  };
}

/** Given when the identity was verified, in its name. */
function accountOf({ tenant }: SeedWork, { id, person, company, registeredAt }: Made) {
  const addedAt = minutesAfter(registeredAt, 34);
  return {
    tenantId: tenant.id,
    userId: id,
    iban: plainIban(company?.iban ?? person.iban),
    accountType: 'CURRENT' as const,
    holder: company?.name ?? `${person.firstName} ${person.lastName}`,
    addedAt,
    usableFrom: addedAt,
  };
}

function companyOf({ tenant }: SeedWork, { id, company, registeredAt, person }: Made) {
  if (!company) return [];
  const { name, majorShareholders, iban, representative, ...rest } = company;
  return [
    {
      ...rest,
      tenantId: tenant.id,
      userId: id,
      organisationName: name,
      shareholders: majorShareholders.map((holder) => ({ name: holder.name, stake: String(holder.percent) })),
      birthplaceCity: person.city,
      birthplaceCountry: person.nationality,
      updatedAt: registeredAt,
    },
  ];
}

function consentsOf({ tenant }: SeedWork, { id, registeredAt }: Made) {
  const subjects = ['terms', 'privacy', 'provider_terms'] as const;
  return subjects.map((subject) => ({
    tenantId: tenant.id,
    userId: id,
    subject,
    version: `tenant-${tenant.version}`,
    answer: 'accepted' as const,
    lang: 'es',
    createdAt: registeredAt,
  }));
}

function checkOf({ tenant }: SeedWork, { id, registeredAt }: Made) {
  const submittedAt = minutesAfter(registeredAt, 12);
  const reviewedAt = minutesAfter(registeredAt, 17);
  return {
    tenantId: tenant.id,
    userId: id,
    status: 'SUCCESS' as const,
    submittedAt,
    reviewedAt,
    createdAt: submittedAt,
    updatedAt: reviewedAt,
  };
}

/** Answers as people give them: right, but for one in every third person. */
function testOf({ tenant, random }: SeedWork, { id, registeredAt }: Made) {
  const wrong = random.next() < 0.35 ? random.pick(KNOWLEDGE_TEST_QUESTIONS).id : null;
  const answers = Object.fromEntries(
    KNOWLEDGE_TEST_QUESTIONS.map(({ id: question, isTrue }) => [question, question === wrong ? !isTrue : isTrue]),
  );
  const createdAt = minutesAfter(registeredAt, 40);
  return {
    tenantId: tenant.id,
    userId: id,
    status: 'PASSED' as const,
    attempt: 1,
    version: KNOWLEDGE_TEST_VERSION,
    lang: 'es',
    answers,
    score: scoreOf(answers),
    textShown: KNOWLEDGE_TEST_QUESTIONS.map(({ id: question }) => QUESTION_TEXT.es[question]).join('\n'),
    validUntil: addYears(createdAt, KNOWLEDGE_TEST_VALIDITY_YEARS),
    createdAt,
  };
}

/** Made again within the last year where the person is older than that: a result is valid for one. */
function simulationOf({ tenant, dates }: SeedWork, { id, registeredAt }: Made, at: number) {
  const createdAt = new Date(Math.max(registeredAt.getTime() + 45 * 60_000, dates.at(-200 + (at % 90)).getTime()));
  return {
    tenantId: tenant.id,
    userId: id,
    abilityCents: ABILITY_CENTS[at % ABILITY_CENTS.length] ?? ABILITY_CENTS[0],
    certified: true,
    validUntil: lossResultValidUntil(createdAt),
    createdAt,
  };
}
