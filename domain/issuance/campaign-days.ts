/** Steps of an order as a campaign counts them, in the order in which people take them. */
export const CAMPAIGN_STEPS = ['seen', 'started', 'ordered', 'paid', 'signed'] as const;
type CampaignStep = (typeof CAMPAIGN_STEPS)[number];

/** How many took each step on all of these days. */
export function stepSums(days: readonly Record<CampaignStep, number>[]): Record<CampaignStep, number> {
  const sums = { seen: 0, started: 0, ordered: 0, paid: 0, signed: 0 };
  for (const day of days) for (const step of CAMPAIGN_STEPS) sums[step] += day[step];
  return sums;
}

/**
 * The share of a step among those who took the one before, in per cent with one place; null where nobody did, or fewer than took this one: one person
 * may begin several orders.
 */
export function shareOf(count: number, before: number): number | null {
  return before === 0 || count > before ? null : Math.round((count / before) * 1000) / 10;
}

/** Money by day and together until then, in cents; days on which nothing came are left out. */
export function raiseCourse<Day extends string>(days: readonly { day: Day; cents: bigint }[]) {
  let total = 0n;
  return days
    .filter(({ cents }) => cents !== 0n)
    .map(({ day, cents }) => {
      total += cents;
      return { day, cents, total };
    });
}
