import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { managedIssuance } from '#backend/modules/issuances/managed-issuance.repository.ts';
import { type CampaignDay, getCampaignFigures } from '#contract/figures.ts';
import { moneyText } from '#domain/money/money.ts';
import { keptDays, viewDays } from './figures.repository.ts';

/** Which figure an event of an order is. */
const STEP = { CREATED: 'started', ACCEPTED: 'ordered', CHARGED: 'paid', SIGNED: 'signed' } as const;
const isStep = (word: string): word is keyof typeof STEP => word in STEP;

/** A campaign by day; 404 for an issuer who asks for another's. Read from kept totals, however many orders there are. */
export const getCampaignFiguresRoute = serve(getCampaignFigures, async (call, { params }) => {
  const { tx, tenant } = call;
  const [issuance, kept, views] = await Promise.all([
    managedIssuance(tx, managedOne(call, params.id)),
    keptDays(tx, tenant.id, params.id),
    viewDays(tx, tenant.id, params.id),
  ]);
  if (!issuance) throw notFound();
  const days = new Map<string, CampaignDay>();
  const dayOf = (day: string): CampaignDay => {
    const known = days.get(day) ?? { day, seen: 0, started: 0, ordered: 0, paid: 0, signed: 0, raised: '0.00' };
    days.set(day, known);
    return known;
  };
  for (const { day, count } of views) dayOf(day).seen = count;
  for (const { kind, status, count, cents } of kept) {
    if (count === 0 && cents === '0') continue;
    const [word = '', on = word] = status.split(' ');
    if (kind === 'raised') dayOf(word).raised = moneyText(BigInt(cents));
    else if (isStep(word)) dayOf(on)[STEP[word]] = count;
  }
  return { data: { days: [...days.values()].sort((a, b) => (a.day < b.day ? -1 : 1)) } };
});
