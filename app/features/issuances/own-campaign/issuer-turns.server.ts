import type { Turn } from '#app/parts/sheet/turn-line.tsx';
import type { SignedInVisit } from '#app/session/visit.ts';
import type { AnswerOf } from '#contract/endpoint.ts';
import type { listIssuerTurns } from '#contract/issuer-turns.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';

type Answer = AnswerOf<typeof listIssuerTurns>['data'];
/** A project in which something waits. */
export type ProjectTurns = Answer['projects'][number];
type What = ProjectTurns['turns'][number]['what'];

const section = (id: string, name: string) => `${pathTo.entrepreneur.edit(id)}?section=${name}`;

/** Where each is done, or can be looked at while the platform does it. */
const PLACE: Record<What, (id: string) => string> = {
  questions: pathTo.entrepreneur.updates,
  news: pathTo.entrepreneur.updates,
  sheet: pathTo.entrepreneur.informationSheet,
  sheet_returned: pathTo.entrepreneur.informationSheet,
  sheet_waits: pathTo.entrepreneur.informationSheet,
  token: (id) => section(id, 'token'),
  pictures: (id) => section(id, 'images'),
  documents: (id) => section(id, 'documents'),
  fields: pathTo.entrepreneur.edit,
  change_waits: pathTo.entrepreneur.change,
  phase_waits: pathTo.entrepreneur.issuance,
};

/** What waits in a project, in its issuer's words: their own turns first. */
export function turnsOf({ t }: Pick<SignedInVisit, 't'>, { id, turns }: ProjectTurns): Turn[] {
  return turns.map(({ what, mine, count }) => ({
    mine,
    who: mine ? t('issuances:own.mine') : t('issuances:own.platform'),
    what: t(`issuances:own.turn.${what}`, { count }),
    href: PLACE[what](id),
  }));
}

/** What waits above an issuer's list, project by project; the campaign, which has a card of its own, left out. Null where nothing does. */
export function waitingView(visit: SignedInVisit, { lacks_account, projects }: Answer, campaign: string | null) {
  const { t, lang } = visit;
  const account: Turn = {
    mine: true,
    who: t('issuances:own.mine'),
    what: t('issuances:own.turn.account'),
    href: pathTo.entrepreneur.bankAccount,
  };
  const rows = [
    ...(lacks_account
      ? [{ key: 'account', title: t('issuances:own.account'), href: account.href, turns: [account] }]
      : []),
    ...projects
      .filter(({ id }) => id !== campaign)
      .map((project) => ({
        key: project.id,
        title: localized(project.title, lang),
        href: pathTo.entrepreneur.issuance(project.id),
        turns: turnsOf(visit, project),
      })),
  ];
  return rows.length > 0 ? rows : null;
}
