import { call } from '#app/api/call.server.ts';
import { EARNINGS, HOLDERS_EARNINGS } from '#app/lists/exported/earnings.ts';
import { pageHead } from '#app/page-head.server.ts';
import { earningRow } from '#app/parts/earning/earning-row.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getManagedInvestor, listEarnings, listManagedEarnings } from '#contract/earnings.ts';
import { getIssuance, getManagedIssuance } from '#contract/issuances.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { isRecordId } from '#domain/validation/record-id.ts';
import { NO_SCHEDULE, ownSchedule } from './own-schedule.server.ts';

type Area = 'user' | 'manager' | 'entrepreneur';
/** After the sharing out, in their order. */
const STEPS = ['executed', 'claimed', 'processed', 'delivered'] as const;

type About = 'token' | 'investor';

/**
 * The history of one project's token, or of one investor: each earning with its sums and days. An investor reads their own alone: another person's page
 * is not there. An issuer reads what belongs to their projects.
 */
export async function loadEarningHistory(visit: SignedInVisit, area: Area, about: About, id: string | undefined) {
  const { t } = visit;
  const isKnown = id !== undefined && isRecordId(id);
  const isOwn = area !== 'user' || about === 'token' || id === visit.session.user.id;
  if (!isKnown || !isOwn) throw new Response(null, { status: 404 });
  const LIST = area === 'user' ? HOLDERS_EARNINGS : EARNINGS;
  const asked = LIST.read(visit.url.searchParams);
  const [{ data, meta }, plan, known] = await Promise.all([
    area === 'user'
      ? call(visit, listEarnings, { query: { ...asked, ...(about === 'token' ? { issuance: id } : {}) } })
      : call(visit, listManagedEarnings, {
          query: { ...asked, ...(about === 'token' ? { issuance: id } : { person: id }) },
        }),
    area === 'user' && about === 'token' ? ownSchedule(visit, id) : NO_SCHEDULE,
    area === 'user' ? null : nameOf(visit, about, id),
  ]);
  const rows = data.map((each) => earningRow(visit, each, area));
  const [first] = rows;
  const name = known ?? (about === 'token' ? (first?.project ?? (await titleOf(visit, id))) : first?.holder);
  const paths = pathTo[area];
  return {
    head: pageHead(visit, { title: name ? t(`earnings:of.${about}`, { name }) : t('earnings:history') }),
    area,
    about,
    ...plan,
    listHref: paths.earnings,
    votesHref: area === 'user' && about === 'token' ? pathTo.user.votes(id) : null,
    certificatesHref:
      about === 'investor' && area !== 'entrepreneur'
        ? area === 'user'
          ? pathTo.user.certificates
          : pathTo.manager.certificates(id)
        : null,
    list: LIST.view(visit, asked, {
      path: about === 'token' ? paths.tokenEarnings(id) : paths.investorEarnings(id),
      meta,
      exported:
        area === 'user'
          ? { name: 'own-earnings', only: about === 'token' ? { issuance: id } : {} }
          : { name: 'earnings', only: about === 'token' ? { issuance: id } : { person: id } },
    }),
    rows: rows.map((row) => ({
      ...row,
      steps: [
        ...row.pending.steps,
        ...STEPS.filter((step) => row.dates[step] !== '').map((step) => ({
          label: t(`earnings:date.${step}`),
          date: row.dates[step],
        })),
      ],
      receiptHref: area !== 'entrepreneur' && row.dates.executed !== '' ? pathTo[area].receipt(row.id) : null,
      turnHref: area === 'user' && row.turn ? pathTo.user.turnClaim(row.turn) : null,
      title: about === 'token' ? (area === 'user' ? row.name : row.holder) : row.project,
      note: about === 'token' && area !== 'user' ? row.about : row.kind,
      href:
        about === 'token'
          ? area === 'user'
            ? row.dates.executed === ''
              ? null
              : pathTo.user.receipt(row.id)
            : paths.investorEarnings(row.holderId)
          : paths.tokenEarnings(row.issuanceId),
    })),
  };
}

export type EarningHistoryData = Awaited<ReturnType<typeof loadEarningHistory>>;

/** The title of a project that an investor may see and that gave them nothing yet. Throws a 404 for one that is not there for them. */
async function titleOf(visit: SignedInVisit, id: string): Promise<string> {
  const { data } = await call(visit, getIssuance, { params: { id } });
  return localized(data.title, visit.lang);
}

/** What a managed history is about, by name. Throws a 404 for what is nobody's, or not the reader's: it is not there, not even as an empty list. */
async function nameOf(visit: SignedInVisit, about: About, id: string): Promise<string> {
  if (about === 'investor') return (await call(visit, getManagedInvestor, { params: { id } })).data.name;
  const { data } = await call(visit, getManagedIssuance, { params: { id } });
  return localized(data.title, visit.lang);
}
