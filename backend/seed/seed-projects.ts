import { randomUUID } from 'node:crypto';
import { issuanceQuestions, issuanceTeam, issuanceUpdates } from '#backend/db/schema/issuance-content.ts';
import { issuancePrices, issuanceStatusHistory, issuances } from '#backend/db/schema/issuances.ts';
import { ISSUANCE_STATUSES, type IssuanceStatus, type ProductType } from '#domain/issuance/status.ts';
import { addMonths, dayIn } from '#domain/time/zone.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { ProjectContent } from './content/project-content.ts';
import { daysAfter } from './demo-dates.ts';
import { registeredOf } from './registered-of.ts';
import type { SeededPerson } from './seed-people.ts';
import type { SeedWork } from './seed-work.ts';

/** What a draft without dates plans. */
const PLANNED_DAYS = 60;
/** Products that end on a day that the contract names. */
const FIXED_TERM: readonly ProductType[] = ['DEBT', 'REVENUE_SHARE'];

/** A project that was written. */
export interface SeededProject {
  id: string;
  content: ProjectContent;
  issuer: SeededPerson;
  campaignStartsAt: Date | null;
  campaignEndsAt: Date | null;
}

interface Staff {
  manager: SeededPerson;
  /** Whose project each is, in the projects' order. */
  issuerOf: (at: number) => SeededPerson;
  /** Who asks questions. */
  askers: readonly SeededPerson[];
}

/** Writes projects with their texts, team, updates, questions, phases so far and prices. Documents come after, with their files. */
export async function seedProjects(
  work: SeedWork,
  contents: readonly ProjectContent[],
  staff: Staff,
): Promise<SeededProject[]> {
  const { tx, dates } = work;
  const made = contents.map(
    (content, at): SeededProject => ({
      id: randomUUID(),
      content,
      issuer: staff.issuerOf(at),
      campaignStartsAt: content.campaign && dates.startOf(content.campaign.start),
      campaignEndsAt: content.campaign && dates.endOf(content.campaign.end),
    }),
  );
  await bulkInsert(
    tx,
    issuances,
    made.map((project) => issuanceRow(work, project, staff.manager)),
  );
  await bulkInsert(
    tx,
    issuanceStatusHistory,
    made.flatMap((project) => historyRows(work, project, staff.manager)),
  );
  await bulkInsert(
    tx,
    issuancePrices,
    made.flatMap((project) => priceRows(work, project)),
  );
  await bulkInsert(
    tx,
    issuanceTeam,
    made.flatMap((project) => teamRows(work, project)),
  );
  await bulkInsert(
    tx,
    issuanceUpdates,
    made.flatMap((project) => updateRows(work, project)),
  );
  await bulkInsert(
    tx,
    issuanceQuestions,
    made.flatMap((project) => questionRows(work, project, staff.askers)),
  );
  return made;
}

function issuanceRow({ tenant, dates }: SeedWork, project: SeededProject, manager: SeededPerson) {
  const { id, content, issuer, campaignStartsAt, campaignEndsAt } = project;
  const { token, sections, finance } = content;
  const raster = content.cover.url.replace(/\.svg$/, '.jpg');
  const phases = tenant.customization.flows.project_status;
  const isApproved = tenant.customization.modules.erir && phases.indexOf(content.status) > phases.indexOf('VALIDATING');
  const createdAt = dates.at(content.createdDay);
  const approvedAt = daysAfter(campaignStartsAt ?? createdAt, -4);
  return {
    tenantId: tenant.id,
    id,
    slug: content.slug,
    clientUuid: content.clientUuid,
    status: content.status,
    issuerUserId: issuer.id,
    issuerName: content.issuer.name,
    issuerCity: content.issuer.city,
    issuerTaxNumber: content.issuer.taxNumber,
    ...registeredOf(content),
    title: content.title,
    slogan: content.slogan,
    shortDescription: content.shortDescription,
    headlineReturn: content.headlineReturn,
    sections: { ...sections, business_model: sections.businessModel },
    terms: [...content.terms],
    risks: [...content.risks],
    finance: { ...finance },
    introVideo: content.introVideo,
    sector: content.sector,
    productType: content.productType,
    location: content.location,
    coverUrl: content.cover.url,
    coverRasterUrl: raster,
    images: [{ url: content.cover.url, alt: content.cover.alt }],
    tokenName: token.name,
    tokenSymbol: token.symbol,
    tokenExpiresOn: expiryOf(content, campaignEndsAt, dates.timeZone),
    price: token.price,
    tokensForSale: token.forSale,
    minTokens: token.minPerOrder,
    maxTokens: token.maxPerOrder,
    softCapTokens: token.softCap,
    mintingStrategy: token.minting,
    campaignStartsAt,
    campaignEndsAt,
    campaignDays: content.campaign ? null : PLANNED_DAYS,
    ...(isApproved
      ? {
          erirReference: `ERIR-${content.token.symbol}-01`,
          erirRecordedBy: manager.id,
          // One that is validated before interest is declared has its campaign ahead.
          erirRecordedAt: approvedAt < dates.now ? approvedAt : daysAfter(createdAt, 10),
        }
      : {}),
    publishedAt: createdAt,
    createdAt,
    updatedAt: content.updates.length > 0 ? dates.at(Math.max(...content.updates.map(({ day }) => day))) : createdAt,
  };
}

/** The last day of what is lent or shared for a fixed time, counted from the end of the campaign; null for shares and buildings. */
function expiryOf({ productType, finance }: ProjectContent, endsAt: Date | null, timeZone: string): string | null {
  if (!endsAt || !finance.termMonths || !FIXED_TERM.includes(productType)) return null;
  return addMonths(dayIn(endsAt, timeZone), finance.termMonths);
}

/** One row per phase up to the present one: made at the start, in campaign when it began, closed when it ended, the others between. */
function historyRows({ tenant, dates }: SeedWork, project: SeededProject, manager: SeededPerson) {
  const { content, campaignStartsAt, campaignEndsAt } = project;
  const order = tenant.customization.flows.project_status;
  const phases = order.includes(content.status) ? order : ISSUANCE_STATUSES;
  const reached = phases.slice(0, phases.indexOf(content.status) + 1);
  const createdAt = dates.at(content.createdDay);
  const campaignAt = campaignStartsAt ?? dates.at(content.createdDay + 20);
  const whenOf = (phase: IssuanceStatus, at: number): Date => {
    if (phase === 'CAMPAIGN') return campaignAt;
    if (phase === 'CLOSED') return campaignEndsAt ? daysAfter(campaignEndsAt, 1) : dates.at(-1);
    const until = Math.min(campaignAt.getTime(), dates.now.getTime());
    return new Date(createdAt.getTime() + ((until - createdAt.getTime()) * at) / (reached.length + 1));
  };
  return reached.map((phase, at) => ({
    tenantId: tenant.id,
    issuanceId: project.id,
    fromStatus: reached[at - 1] ?? null,
    toStatus: phase,
    byUserId: at === 0 ? project.issuer.id : manager.id,
    createdAt: new Date(Math.min(whenOf(phase, at).getTime(), dates.now.getTime() - 60_000)),
  }));
}

/** The price of issue; a share or a building that has been held for half a year has been valued again since. */
function priceRows({ tenant, dates }: SeedWork, { id, content, campaignStartsAt, campaignEndsAt }: SeededProject) {
  if (!campaignStartsAt || campaignStartsAt > dates.now) return [];
  const row = (at: Date, price: string) => ({ tenantId: tenant.id, issuanceId: id, at, price });
  const first = row(campaignStartsAt, content.token.price);
  const isRevalued = content.status === 'CLOSED' && ['EQUITY', 'REAL_ESTATE'].includes(content.productType);
  const later = campaignEndsAt && daysAfter(campaignEndsAt, 180);
  if (!isRevalued || !later || later > dates.now) return [first];
  const percent = content.productType === 'EQUITY' ? 112 : 104;
  return [first, row(later, ((Number(content.token.price) * percent) / 100).toFixed(2))];
}

function teamRows({ tenant }: SeedWork, { id, content }: SeededProject) {
  return content.team.map((member, position) => ({ ...member, tenantId: tenant.id, issuanceId: id, position }));
}

function updateRows({ tenant, dates }: SeedWork, { id, content }: SeededProject) {
  return content.updates.map(({ day, title, body }) => ({
    tenantId: tenant.id,
    issuanceId: id,
    title,
    body,
    publishedAt: dates.at(day),
  }));
}

function questionRows({ tenant, dates, random }: SeedWork, project: SeededProject, askers: readonly SeededPerson[]) {
  return project.content.questions.map(({ askedDay, question, answer, answeredDay }) => ({
    tenantId: tenant.id,
    issuanceId: project.id,
    askedBy: random.pick(askers).id,
    question,
    askedAt: dates.at(askedDay, random.whole(0, 500)),
    answer,
    answeredAt: answeredDay === null ? null : dates.at(answeredDay, random.whole(0, 500)),
    answeredBy: answeredDay === null ? null : project.issuer.id,
  }));
}
