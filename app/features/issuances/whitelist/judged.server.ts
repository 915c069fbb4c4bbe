import { call } from '#app/api/call.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getWhitelistBatch } from '#contract/whitelist.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { localized } from '#domain/tenant/language.ts';
import { mendForm } from './whitelist.form.ts';
import type { Area } from './whitelist-views.ts';

/** A judged list: what would be written, and by number and reason what has to be mended; once written, what came of it. */
export async function loadJudged(visit: SignedInVisit, area: Area, params: { id: string; list: string }) {
  const { t, format, lang } = visit;
  const { data } = await call(visit, getWhitelistBatch, { params: { id: params.list } });
  const path = pathTo[area].whitelist(params.id);
  const { good, bad, lines } = data;
  return {
    head: pageHead(visit, { title: data.name }),
    kind: 'judged' as const,
    area,
    path,
    listHref: pathTo[area].issuances,
    backHref: pathTo[area].issuance(params.id),
    project: localized(data.issuance.title, lang),
    id: data.id,
    name: data.name,
    about: t('whitelist:judged.by', { date: format.dateTime(data.at), who: data.by }),
    figures: [
      ...(data.written > 0 ? [{ label: t('whitelist:judged.written'), value: format.tokens(data.written) }] : []),
      ...(good > 0 || data.written === 0 ? [{ label: t('whitelist:judged.good'), value: format.tokens(good) }] : []),
      { label: t('whitelist:judged.known'), value: format.tokens(data.known) },
      { label: t('whitelist:judged.bad'), value: format.tokens(bad) },
    ],
    write: good > 0 ? t(`whitelist:judged.write.${area}`, { count: good, total: format.tokens(good) }) : null,
    writeText: t(`whitelist:judged.writeText.${area}`),
    rows: lines.map((line) => ({
      id: String(line.number),
      number: format.tokens(line.number),
      text: line.text,
      why: t(`whitelist:problem.${line.problem}`, { line: format.tokens(line.first ?? 0) }),
    })),
    more: bad > lines.length ? t('whitelist:judged.more', { count: bad - lines.length }) : null,
    // What is not shown could not be mended here.
    mend: bad > 0 && bad === lines.length ? lines.map(({ text }) => text).join('\n') : null,
    mendForm: formOf(mendForm),
  };
}
export type JudgedData = Awaited<ReturnType<typeof loadJudged>>;
