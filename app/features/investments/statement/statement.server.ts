import { call } from '#app/api/call.server.ts';
import { keyedSections } from '#app/features/investments/record/keyed-sections.ts';
import { messageOf } from '#app/forms/message.server.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { getPortfolioStatement, getPortfolioStatementFile } from '#contract/portfolio-papers.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { statementProblems } from '#domain/returns/statement-days.ts';
import { nearDays } from '#domain/time/near-day.ts';
import { addDays, addMonths, dayIn } from '#domain/time/zone.ts';
import { checkDate } from '#domain/validation/date.ts';
import type { Problem } from '#domain/validation/problem.ts';
import { askedDay } from './asked-days.ts';

/** The statement of the days in the address; of this year where it names none. Days that are wrong are told at their fields, with what was typed. */
export async function loadStatement(visit: SignedInVisit) {
  const { t, url, customization, now } = visit;
  const today = dayIn(now, customization.tenant.time_zone);
  const { from, to, problems } = daysOf(url.searchParams, today);
  const isRight = Object.keys(problems).length === 0;
  const statement = isRight ? (await call(visit, getPortfolioStatement, { query: { from, to } })).data : null;
  const title = t('portfolio:statement.title');
  const year = Number(today.slice(0, 4));
  const spans = [
    ['year', `${year}-01-01`, today],
    ['last', `${year - 1}-01-01`, `${year - 1}-12-31`],
    ['months', addDays(addMonths(today, -12), 1), today],
  ] as const;
  const fileOf = (format: string) => `${pathTo.user.statementFile}?from=${from}&to=${to}&format=${format}`;
  return {
    head: pageHead(visit, { title: statement?.title ?? title }),
    crumbs: [{ label: t('portfolio:title'), href: pathTo.user.portfolio }, { label: title }],
    title: statement?.title ?? title,
    from,
    to,
    errors: {
      from: problems.from ? [messageOf(visit, problems.from)] : [],
      to: problems.to ? [messageOf(visit, problems.to)] : [],
    },
    presets: spans.map(([key, first, last]) => ({
      label: t(`portfolio:statement.preset.${key}`),
      href: `${pathTo.user.statement}?from=${first}&to=${last}`,
      current: first === from && last === to,
    })),
    files: statement ? { pdf: fileOf('pdf'), csv: fileOf('csv') } : null,
    sections: keyedSections(statement?.sections ?? []),
    taxesHref: pathTo.user.certificates,
  };
}

export type StatementData = Awaited<ReturnType<typeof loadStatement>>;

/** The same statement as an attachment. Throws 404 for days of which there is none. */
export async function openStatement(visit: SignedInVisit): Promise<Response> {
  const { url, customization, now } = visit;
  const { from, to, problems } = daysOf(url.searchParams, dayIn(now, customization.tenant.time_zone));
  if (Object.keys(problems).length > 0) throw new Response(null, { status: 404 });
  const format = url.searchParams.get('format') === 'csv' ? 'csv' : 'pdf';
  const { data } = await call(visit, getPortfolioStatementFile, { query: { from, to, format } });
  return new Response(Buffer.from(data.base64, 'base64'), {
    headers: {
      'Content-Type': data.type,
      'Content-Disposition': `attachment; filename="${data.name}"`,
      'Cache-Control': 'private, no-store',
    },
  });
}

interface Days {
  from: string;
  to: string;
  problems: { from?: Problem; to?: Problem };
}

function daysOf(params: URLSearchParams, today: string): Days {
  const to = askedDay(params, 'to') ?? today;
  const from = askedDay(params, 'from') ?? `${/^\d{4}/.test(to) ? to.slice(0, 4) : today.slice(0, 4)}-01-01`;
  const bounds = nearDays(new Date(`${today}T12:00:00Z`));
  const wrong = { from: checkDate(from, bounds), to: checkDate(to, bounds) };
  if (wrong.from || wrong.to)
    return { from, to, problems: { ...(wrong.from && { from: wrong.from }), ...(wrong.to && { to: wrong.to }) } };
  return { from, to, problems: statementProblems({ from, to }, today) };
}
