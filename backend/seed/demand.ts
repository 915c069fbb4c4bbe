import { tenantSigns } from '#backend/modules/investments/answer-investment.ts';
import { planOrder, splitTokens } from './order-plan.ts';
import type { SeededPerson } from './seed-people.ts';
import type { SeededProject } from './seed-projects.ts';
import type { SeedWork } from './seed-work.ts';

/** Orders a project has at most, by scale: tests want a few of each kind, not thousands. */
const MOST_ORDERS = { test: 6, demo: 90 } as const;
const MOST_INTERESTED = { test: 3, demo: 60 } as const;

/** Who buys how much of a project, and how far each order has come; nothing before its campaign. */
export function plansOf(
  work: SeedWork,
  project: SeededProject,
  investors: readonly SeededPerson[],
  isFirstCampaign: boolean,
) {
  const { random, dates, scale } = work;
  const { content, campaignStartsAt, campaignEndsAt } = project;
  const { demand } = content;
  if (!campaignStartsAt || campaignStartsAt >= dates.now || demand.tokens === 0) return [];
  const [own, ...others] = investors;
  if (!own) return [];
  const people = isFirstCampaign ? random.shuffled(others) : [own, ...random.shuffled(others)];
  const orders = Math.min(demand.investors, MOST_ORDERS[scale], people.length);
  // A smaller history leaves the same part of the offer open.
  const wanted = Math.min(Math.round((demand.tokens * orders) / demand.investors), orders * content.token.maxPerOrder);
  const signs = tenantSigns(work);
  const facts = { content, campaignStartsAt, campaignEndsAt, now: dates.now, timeZone: dates.timeZone, signs, random };
  return splitTokens(content, wanted, orders, random).flatMap((tokens, at) => {
    const person = people[at];
    return person ? [{ person, plan: planOrder(facts, tokens) }] : [];
  });
}

/** Declared interest without an order: before the campaign, or left over from then. */
export function interestedIn(
  { random, scale }: SeedWork,
  { content }: SeededProject,
  investors: readonly SeededPerson[],
) {
  if (content.status !== 'PRE_CAMPAIGN') return [];
  const count = Math.min(content.demand.interested, MOST_INTERESTED[scale], investors.length - 1);
  return random.shuffled(investors.slice(1)).slice(0, count);
}
