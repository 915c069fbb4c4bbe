import { reflectionEndsAt, reflectionIsOver } from '#domain/investment/reflection.ts';
import type { InvestmentStatus } from '#domain/investment/status.ts';
import type { ProjectContent } from './content/project-content.ts';
import { daysAfter, minutesAfter } from './demo-dates.ts';
import type { Random } from './random.ts';

/** One order of the demo history: what was bought, and when it came to each of its statuses. */
export interface OrderPlan {
  tokens: number;
  /** Oldest first; the last one is the order's status now. */
  events: { status: InvestmentStatus; at: Date }[];
  reflectionEndsAt: Date;
}

interface PlanFacts {
  content: ProjectContent;
  campaignStartsAt: Date;
  campaignEndsAt: Date | null;
  now: Date;
  timeZone: string;
  /** The tenant's investors sign a contract. */
  signs: boolean;
  random: Random;
}

/** Splits tokens over so many orders, each between the project's least and most; what does not fit is left. */
export function splitTokens({ token }: ProjectContent, wanted: number, orders: number, random: Random): number[] {
  const count = Math.max(0, Math.min(orders, Math.floor(wanted / token.minPerOrder)));
  const parts = Array.from({ length: count }, () => token.minPerOrder);
  let rest = wanted - count * token.minPerOrder;
  // Most orders are small and a few are large, as they are in life.
  const weights = parts.map(() => random.next() ** 3 + 0.05);
  const sum = weights.reduce((total, weight) => total + weight, 0);
  for (const [at, weight] of weights.entries()) {
    const more = Math.min(Math.floor((rest * weight) / sum), token.maxPerOrder - token.minPerOrder);
    parts[at] = (parts[at] ?? 0) + more;
  }
  rest = wanted - parts.reduce((total, part) => total + part, 0);
  for (let at = 0; at < count && rest > 0; at += 1) {
    const more = Math.min(rest, token.maxPerOrder - (parts[at] ?? 0));
    parts[at] = (parts[at] ?? 0) + more;
    rest -= more;
  }
  return parts;
}

/** When an order was placed and how far it has come since. */
export function planOrder(facts: PlanFacts, tokens: number): OrderPlan {
  const { campaignStartsAt: start, campaignEndsAt: end, now, timeZone, random } = facts;
  const until = Math.min(end?.getTime() ?? now.getTime(), now.getTime() - 20 * 60_000);
  const orderedAt = new Date(start.getTime() + (until - start.getTime()) * random.next() ** 1.4);
  const acceptedAt = minutesAfter(orderedAt, random.whole(6, 40));
  const reflection = reflectionEndsAt(acceptedAt, timeZone);
  const proofAt = minutesAfter(acceptedAt, random.whole(20, 900));
  const paidAt = minutesAfter(proofAt, random.whole(300, 2900));
  const steps: OrderPlan['events'] = [
    { status: 'CREATED', at: orderedAt },
    { status: 'ACCEPTED', at: acceptedAt },
    { status: 'METHOD_PAYMENT', at: minutesAfter(acceptedAt, 1) },
    { status: 'IN_UPLOAD_PROOF_OF_PAYMENT', at: minutesAfter(acceptedAt, 2) },
    { status: 'PROOF_OF_PAYMENT_UPLOADED', at: proofAt },
    { status: 'CHARGED', at: paidAt },
  ];
  if (facts.signs) {
    const signedAt = minutesAfter(paidAt, random.whole(20, 1800));
    steps.push({ status: 'SIGNED_PENDING', at: minutesAfter(signedAt, -4) }, { status: 'SIGNED', at: signedAt });
  }
  const ready = steps.at(-1)?.at ?? paidAt;
  const mintedAt = mintMoment(facts, ready, reflection);
  if (mintedAt && reflectionIsOver(reflection, mintedAt)) {
    steps.push({ status: 'MINTED', at: mintedAt });
    if (facts.content.status === 'CLOSED' && end) {
      steps.push({ status: 'CLOSED', at: minutesAfter(new Date(Math.max(mintedAt.getTime(), end.getTime())), 90) });
    }
  }
  return { tokens, events: steps.filter(({ at }) => at < now), reflectionEndsAt: reflection };
}

/** When the tokens were made, by the project's strategy; null where they still wait. */
function mintMoment(facts: PlanFacts, ready: Date, reflection: Date): Date | null {
  const { content, campaignEndsAt: end, random } = facts;
  const soonest = new Date(Math.max(ready.getTime(), reflection.getTime()) + 60_000);
  const isReached = content.demand.tokens >= content.token.softCap;
  const afterEnd = end && minutesAfter(new Date(Math.max(end.getTime(), soonest.getTime())), random.whole(60, 900));
  if (content.status === 'CLOSED') return afterEnd;
  switch (content.token.minting) {
    case 'AT_PURCHASE':
      return minutesAfter(soonest, 1);
    case 'AT_SOFT_CAP':
      return isReached ? daysAfter(soonest, 2) : null;
    case 'MANUAL': {
      // The manager goes through them every now and then, once the money will stay; some always wait.
      const at = random.next() < 0.8 ? daysAfter(soonest, random.whole(2, 9)) : null;
      return isReached ? at : null;
    }
    case 'AT_CAMPAIGN_END':
      return null;
  }
}
