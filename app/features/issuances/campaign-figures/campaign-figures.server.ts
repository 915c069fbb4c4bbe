import { call } from '#app/api/call.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { type CampaignDay, getCampaignFigures } from '#contract/figures.ts';
import type { IssuanceCard } from '#contract/issuance.ts';
import { signs } from '#domain/investment/minting.ts';
import { CAMPAIGN_STEPS, shareOf, stepSums } from '#domain/issuance/campaign-days.ts';
import { raiseOf } from './raise.server.ts';

type Campaign = Pick<IssuanceCard, 'id' | 'target' | 'soft_cap' | 'campaign_starts_at'>;

/** A campaign's figures: money by day, and how many people took each step of the way to an order. */
export async function campaignFigures(visit: SignedInVisit, campaign: Campaign) {
  const { data } = await call(visit, getCampaignFigures, { params: { id: campaign.id } });
  return { raise: raiseOf(visit, campaign, data.days), funnel: funnelOf(visit, data.days) };
}

/** The money of a campaign by day alone. */
export async function campaignRaise(visit: SignedInVisit, campaign: Campaign) {
  const { data } = await call(visit, getCampaignFigures, { params: { id: campaign.id } });
  return raiseOf(visit, campaign, data.days);
}

export type CampaignFigures = Awaited<ReturnType<typeof campaignFigures>>;

/** The steps with their sums, and the same by day; newest first. A tenant whose investors sign nothing has no step of that name. */
function funnelOf({ t, format, customization }: SignedInVisit, days: readonly CampaignDay[]) {
  const taken = CAMPAIGN_STEPS.filter((step) => step !== 'signed' || signs(customization.modules, customization.hide));
  const sums = stepSums(days);
  const most = Math.max(1, ...taken.map((step) => sums[step]));
  const name = (step: (typeof taken)[number]) => t(`issuances:figures.step.${step}`);
  return {
    steps: taken.map((step, at) => {
      const before = taken[at - 1];
      const share = before ? shareOf(sums[step], sums[before]) : null;
      return {
        key: step,
        label: name(step),
        count: format.tokens(sums[step]),
        note: share === null ? '' : t('issuances:figures.share', { share: format.percent(share) }),
        percent: Math.round((sums[step] / most) * 100),
      };
    }),
    table: {
      headers: [t('issuances:figures.day'), ...taken.map(name)],
      rows: [...days]
        .filter((day) => taken.some((step) => day[step] > 0))
        .reverse()
        .map((day) => [format.date(day.day), ...taken.map((step) => format.tokens(day[step]))]),
    },
  };
}
