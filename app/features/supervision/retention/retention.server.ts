import { call } from '#app/api/call.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getRetention, type RetentionJson } from '#contract/retention.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { lawName } from '#domain/law/law-name.ts';
import { wholeYearsOf } from '#domain/retention/retention.ts';

/** Why something is kept as long as it is: a law says so, its purpose is over, or it is evidence. */
const GROUPS = ['years', 'days', 'lasting'] as const;

/** How long each kind of data is kept, and what has gone: what a law keeps, what goes by itself, what stays. */
export async function loadRetention(visit: SignedInVisit) {
  const { t } = visit;
  const { data } = await call(visit, getRetention);
  return {
    head: pageHead(visit, { title: t('retention:title') }),
    registersHref: pathTo.manager.registers,
    groups: GROUPS.map((unit) => ({
      key: unit,
      title: t(`retention:group.${unit}`),
      about: t(`retention:about.${unit}`),
      rows: data.filter(({ term }) => term.unit === unit).map((row) => rowOf(visit, row)),
    })),
  };
}

export type RetentionData = Awaited<ReturnType<typeof loadRetention>>;

/** Whole years are told as years; nothing at all goes at once. */
function daysText(t: SignedInVisit['t'], days: number): string {
  const years = wholeYearsOf(days);
  if (years !== null) return t('retention:years', { count: years });
  return days > 0 ? t('retention:days', { count: days }) : t('retention:atOnce');
}

function rowOf({ t, format, lang }: SignedInVisit, { kind, term, waiting, removed }: RetentionJson) {
  return {
    kind,
    name: t(`retention:kind.${kind}`),
    what: t(`retention:what.${kind}`),
    term:
      term.unit === 'years'
        ? t('retention:years', { count: term.count })
        : term.unit === 'lasting'
          ? t('retention:always')
          : daysText(t, term.count),
    source: term.unit === 'years' ? lawName(term.source, lang) : t(`retention:basis.${term.unit}`),
    waiting: waiting?.next
      ? t('retention:waits', { count: waiting.people, date: format.date(waiting.next) })
      : t('retention:nobody'),
    removed: removed
      ? t('retention:went', { total: format.tokens(removed.count), date: format.date(removed.last_on) })
      : t('retention:nothing'),
  };
}
