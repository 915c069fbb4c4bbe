import { call } from '#app/api/call.server.ts';
import { pagingOf, placeOf } from '#app/lists/paging.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listReferrals } from '#contract/referrals.ts';
import { pathTo } from '#domain/access/addresses.ts';

const PER_PAGE = 20;

/** One's own referral code with its link, and who came: initials and days alone. Where the tenant has nobody recommend it, the page says so. */
export async function loadReferral(visit: SignedInVisit) {
  const { t, url, format, customization } = visit;
  const { data, meta, code } = await call(visit, listReferrals, {
    query: { ...placeOf(url.searchParams), per_page: PER_PAGE },
  });
  return {
    head: pageHead(visit, { title: t('account:referral.title') }),
    crumbs: [{ label: t('account:title'), href: pathTo.user.account }, { label: t('account:referral.title') }],
    code,
    link: code ? `${url.origin}${pathTo.registerWith(code)}` : null,
    legalHref: customization.urls.referral_legal || null,
    count: t('account:referral.count', { count: meta.total, total: format.tokens(meta.total) }),
    people: data.map(({ initials, joined_at: at }, row) => ({
      id: `${at}/${row}`,
      initials: initials || t('account:referral.noName'),
      joined: format.date(at),
    })),
    paging: pagingOf(visit, pathTo.user.referral, meta),
  };
}

export type ReferralData = Awaited<ReturnType<typeof loadReferral>>;
