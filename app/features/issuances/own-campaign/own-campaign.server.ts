import { campaignRaise } from '#app/features/issuances/campaign-figures/campaign-figures.server.ts';
import { type IssuanceCardView, issuanceCardView } from '#app/parts/project-card/card-view.ts';
import type { Turn } from '#app/parts/sheet/turn-line.tsx';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { IssuanceCard } from '#contract/issuance.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { type ProjectTurns, turnsOf } from './issuer-turns.server.ts';

/** An issuer's campaign above their list: how it stands, and what is theirs to do. */
export interface OwnCampaign {
  id: string;
  card: IssuanceCardView;
  href: string;
  turns: Turn[];
  /** Its money by day; null while none has come. */
  raise: Awaited<ReturnType<typeof campaignRaise>>;
}

/** The campaign of these that ends first; null where none is open. */
export async function ownCampaign(
  visit: SignedInVisit,
  cards: readonly IssuanceCard[],
  projects: readonly ProjectTurns[],
): Promise<OwnCampaign | null> {
  const ends = ({ campaign_ends_at }: IssuanceCard) => campaign_ends_at ?? '9999';
  const [card] = cards
    .filter(({ status }) => status === 'CAMPAIGN')
    .sort((a, b) => (ends(a) < ends(b) ? -1 : ends(a) > ends(b) ? 1 : 0));
  if (!card) return null;
  const waiting = projects.find(({ id }) => id === card.id);
  return {
    id: card.id,
    card: issuanceCardView(visit, card),
    href: `${pathTo.entrepreneur.issuances}/${card.id}`,
    turns: waiting ? turnsOf(visit, waiting) : [],
    raise: await campaignRaise(visit, card),
  };
}
