import type { SignedInCall } from '#backend/http/call.ts';
import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve, serveAsking } from '#backend/http/serve.ts';
import type { SheetText } from '#backend/modules/information-sheet/printed-sheet.ts';
import type { DrawnSheet } from '#backend/modules/information-sheet/sheet-pdf.ts';
import { partyNames } from '#backend/modules/profiles/display-name.repository.ts';
import { houseOf, shownSection } from '#backend/modules/records/sections.ts';
import { tenantLogo } from '#backend/modules/signing/tenant-logo.ts';
import { getPortfolioStatement, getPortfolioStatementFile } from '#contract/portfolio-papers.ts';
import { statementProblems } from '#domain/returns/statement-days.ts';
import { wholeDays } from '#domain/time/whole-days.ts';
import { dayIn } from '#domain/time/zone.ts';
import { statementCsv } from './statement-csv.ts';
import { type Span, statementFacts } from './statement-facts.ts';
import { statementText } from './statement-text.ts';
import { STATEMENT_WORDS } from './statement-words.ts';

export const getPortfolioStatementRoute = serve(getPortfolioStatement, async (call, { query }) => {
  const { text, span } = await readStatement(call, query);
  return { data: { title: wholeDays(text.title), ...span, sections: text.sections.map(shownSection) } };
});

/** Read in one transaction, drawn in a worker with none open. */
export const getPortfolioStatementFileRoute = serveAsking(
  getPortfolioStatementFile,
  async (call, { query }) => {
    if (query.format === 'csv') return null;
    const { text } = await readStatement(call, query);
    return () => draw(call, text);
  },
  async (call, { query }, drawn: DrawnSheet | null) => {
    const { from, to } = spanOf(call, query);
    const name = STATEMENT_WORDS[call.lang].file(from, to);
    if (drawn)
      return {
        data: {
          name: `${name}.pdf`,
          type: 'application/pdf',
          base64: Buffer.from(drawn.content).toString('base64'),
        },
      };
    const { facts } = await readStatement(call, query);
    return {
      data: {
        name: `${name}.csv`,
        type: 'text/csv; charset=utf-8',
        base64: Buffer.from(statementCsv(facts, call.lang), 'utf8').toString('base64'),
      },
    };
  },
);

/** The days that are asked for; this year up to today where none is. */
function spanOf({ tenant, now }: SignedInCall, asked: Partial<Span>): Span {
  const to = asked.to ?? dayIn(now, tenant.customization.tenant.time_zone);
  return { from: asked.from ?? `${to.slice(0, 4)}-01-01`, to };
}

/** Throws Refusal 422 at the day that is wrong. */
async function readStatement(call: SignedInCall, asked: Partial<Span>) {
  const { tx, tenant, user, now } = call;
  const { from, to } = spanOf(call, asked);
  const wrong = statementProblems({ from, to }, dayIn(now, tenant.customization.tenant.time_zone));
  if (wrong.from) throw fieldRefusal({ from: wrong.from });
  if (wrong.to) throw fieldRefusal({ to: wrong.to });
  const [facts, names] = await Promise.all([statementFacts(call, { from, to }), partyNames(tx, tenant.id, [user.id])]);
  const { lang, currency } = houseOf(call);
  const kept = tenant.customization.extras.payWithBalance;
  const text = statementText(facts, { from, to }, { lang, currency, holder: names.get(user.id) ?? '', kept, now });
  return { facts, text, span: { from, to } };
}

async function draw({ tenant, deps, lang, now }: SignedInCall, text: SheetText): Promise<DrawnSheet> {
  const { look, image } = tenant.customization;
  const printed = {
    tenantName: houseOf({ tenant, lang }).platform,
    accent: look.accent,
    logo: await tenantLogo(image.logo),
  };
  return deps.workers.run(tenant.id, 'sheetPdf', { text, look: printed, at: now });
}
