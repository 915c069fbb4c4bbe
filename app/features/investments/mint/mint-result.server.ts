import { call } from '#app/api/call.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { listManagedInvestments } from '#contract/investments.ts';
import { getMintRun } from '#contract/minting.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { isRecordId } from '#domain/validation/record-id.ts';

/** What came of the mint that the address names: each order with done, or why not. Null where it names none. */
export async function loadMintRun(visit: SignedInVisit) {
  const { t, format, lang, url } = visit;
  const id = url.searchParams.get('run') ?? '';
  if (!isRecordId(id)) return null;
  const { data: run } = await call(visit, getMintRun, { params: { id } });
  const ids = run.results.map((result) => result.id).join(',');
  const { data: orders } = await call(visit, listManagedInvestments, { query: { ids, per_page: 100 } });
  const rows = run.results.map(({ id: orderId, minted, refused }) => {
    const order = orders.find((one) => one.id === orderId);
    return {
      id: orderId,
      href: order ? pathTo.manager.investment(orderId) : undefined,
      investor: order?.investor.name ?? orderId,
      reference: order?.reference ?? '',
      project: order ? localized(order.issuance.title, lang) : '',
      tokens: order ? format.tokens(order.tokens) : '',
      amount: order ? format.money(order.amount) : '',
      minted,
      why: minted ? '' : t(`api_errors:mint.${refused}`, { defaultValue: t('api_errors:error_default') }),
    };
  });
  const done = rows.filter(({ minted }) => minted).length;
  return {
    title: t('managed:mint.runTitle'),
    about: t('managed:mint.runAbout', { who: run.by, date: format.dateTime(run.at) }),
    figures: [
      { label: t('managed:mint.runDone'), value: format.tokens(done) },
      { label: t('managed:mint.runRefused'), value: format.tokens(rows.length - done) },
    ],
    // What did not work is what is read first.
    rows: rows.sort((a, b) => Number(a.minted) - Number(b.minted)),
  };
}

export type MintRun = NonNullable<Awaited<ReturnType<typeof loadMintRun>>>;
