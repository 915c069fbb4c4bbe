import { call } from '#app/api/call.server.ts';
import { campaignRaise } from '#app/features/issuances/campaign-figures/campaign-figures.server.ts';
import { type IssuanceCardView, issuanceCardView } from '#app/features/issuances/list/card-view.ts';
import type { Turn } from '#app/parts/sheet/turn-line.tsx';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listAnnouncements } from '#contract/announcements.ts';
import type { IssuanceCard } from '#contract/issuance.ts';
import { getProject } from '#contract/projects.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { isNewsDue } from '#domain/issuance/announcements.ts';
import { changeRefusal } from '#domain/issuance/project-changes.ts';

/** An issuer's campaign above their list: how it stands, and what is theirs to do. */
export interface OwnCampaign {
  card: IssuanceCardView;
  href: string;
  turns: Turn[];
  /** Its money by day; null while none has come. */
  raise: Awaited<ReturnType<typeof campaignRaise>>;
}

/** The campaign of these that ends first; null where none is open. */
export async function ownCampaign(visit: SignedInVisit, cards: readonly IssuanceCard[]): Promise<OwnCampaign | null> {
  const ends = ({ campaign_ends_at }: IssuanceCard) => campaign_ends_at ?? '9999';
  const [card] = cards
    .filter(({ status }) => status === 'CAMPAIGN')
    .sort((a, b) => (ends(a) < ends(b) ? -1 : ends(a) > ends(b) ? 1 : 0));
  if (!card) return null;
  const [turns, raise] = await Promise.all([issuerTurns(visit, card), campaignRaise(visit, card)]);
  return {
    card: issuanceCardView(visit, card),
    href: `${pathTo.entrepreneur.issuances}/${card.id}`,
    turns,
    raise,
  };
}

/** What waits for the issuer of a project, the investors' questions first. Empty where nothing does. */
async function issuerTurns(visit: SignedInVisit, { id, status, campaign_starts_at }: IssuanceCard): Promise<Turn[]> {
  const { t, now } = visit;
  const [{ data: told }, { data: project }] = await Promise.all([
    call(visit, listAnnouncements, { params: { id } }),
    call(visit, getProject, { params: { id } }),
  ]);
  const turn = (what: string, href: string): Turn => ({ mine: true, who: t('issuances:own.mine'), what, href });
  const turns: Turn[] = [];
  const { open_questions: questions } = told;
  if (questions > 0)
    turns.push(turn(t('issuances:own.questions', { count: questions }), pathTo.entrepreneur.updates(id)));
  const published = told.updates.filter(({ state }) => state === 'PUBLISHED').map(({ at }) => at);
  const newest = published.sort().at(-1) ?? campaign_starts_at;
  if (newest && isNewsDue(new Date(newest), now))
    turns.push(turn(t('issuances:own.news'), pathTo.entrepreneur.updates(id)));
  // What people have ordered on is not theirs to complete any more.
  const missing = project.missing.filter(({ section, field }) => !changeRefusal(status, section, field)).length;
  if (missing > 0) turns.push(turn(t('issuances:own.missing', { count: missing }), pathTo.entrepreneur.edit(id)));
  return turns;
}
