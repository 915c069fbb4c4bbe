import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { dataOf, day, id, instant, moneyString } from './envelope.ts';

const count = z.number().int();

/** Ours: a batch names at most so many pages, and of each so many people: more than a door can count between two batches. */
export const MOST_PAGES_A_BATCH = 500;
export const MOST_VIEWS_A_PAGE = 10_000;
/** Ours: a batch that came to no answer is sent again for so long; then it is lost. */
export const BATCH_AGE_MS = 24 * 3_600_000;

/** One day of a campaign. Orders are counted on the day of their first step of a kind; money on the day that it came, as far as it is still in. */
const campaignDay = z.object({
  day,
  /** People who looked at the public page, as the dashboard's door counts them. */
  seen: count,
  started: count,
  ordered: count,
  paid: count,
  signed: count,
  raised: moneyString,
});
export type CampaignDay = z.infer<typeof campaignDay>;

/** Figures of an issuance by day, for managers and its issuer: the days on which anything happened, oldest first. */
export const getCampaignFigures = endpoint({
  id: 'getCampaignFigures',
  summary: 'Figures of an issuance by day',
  method: 'GET',
  path: '/managed/issuances/{id}/figures',
  caller: 'issuer-or-manager',
  params: z.object({ id }),
  answer: dataOf(z.object({ days: z.array(campaignDay) })),
});

/**
 * How many people looked at public pages, as a dashboard's door counted them since its last batch. Only a dashboard is believed
 * (`contract/dashboard-proof.ts`); a batch that is sent again counts nothing, an old one neither.
 */
export const countViews = endpoint({
  id: 'countViews',
  summary: 'Count views of public pages',
  method: 'POST',
  path: '/public/project-views',
  caller: 'anyone',
  body: z.object({
    /** The batch's own name, the same however often it is sent. */
    batch: id,
    /** When its first view was. */
    from: instant,
    pages: z
      .array(z.object({ slug: z.string().min(1).max(200), count: count.min(1).max(MOST_VIEWS_A_PAGE) }))
      .min(1)
      .max(MOST_PAGES_A_BATCH),
  }),
  answer: dataOf(z.object({ counted: count })),
});
