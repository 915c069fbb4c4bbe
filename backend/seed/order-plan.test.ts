import { describe, expect, it } from 'vitest';
import { PROJECTS } from './content/projects.ts';
import { daysAfter } from './demo-dates.ts';
import { planOrder, splitTokens } from './order-plan.ts';
import { randomOf } from './random.ts';
import { TENANT_SEEDS } from './tenants/all-tenants.ts';

const NOW = new Date('2026-11-28T09:00:00Z');
/** Paid, and not taken back. */
const PAID = ['CHARGED', 'SIGNED_PENDING', 'SIGNED', 'MINTED', 'CLOSED'];

describe('the demo’s orders', () => {
  it.each(TENANT_SEEDS.map(({ name }) => name))(
    'a campaign of %s that has minted tokens has reached its soft cap',
    (name) => {
      for (const content of PROJECTS[name] ?? []) {
        if (!content.campaign) continue;
        const random = randomOf(`${name} ${content.slug}`);
        const facts = {
          content,
          campaignStartsAt: daysAfter(NOW, content.campaign.start),
          campaignEndsAt: daysAfter(NOW, content.campaign.end),
          now: NOW,
          timeZone: 'Europe/Madrid',
          signs: false,
          random,
        };
        const { tokens, investors } = content.demand;
        const plans = splitTokens(content, tokens, investors, random).map((part) => planOrder(facts, part));
        const statusOf = ({ events }: (typeof plans)[number]) => events.at(-1)?.status ?? 'CREATED';
        if (!plans.some((plan) => ['MINTED', 'CLOSED'].includes(statusOf(plan)))) continue;
        const paid = plans.filter((plan) => PAID.includes(statusOf(plan))).reduce((sum, plan) => sum + plan.tokens, 0);
        expect(paid, content.slug).toBeGreaterThanOrEqual(content.token.softCap);
      }
    },
  );
});
