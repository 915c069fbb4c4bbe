import { createHash } from 'node:crypto';
import type { SignedInCall } from '#backend/http/call.ts';
import { notFound, Refusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { lockIssuance } from '#backend/modules/investments/investments.repository.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { managedIssuance } from '#backend/modules/issuances/managed-issuance.repository.ts';
import { submitSheet } from '#contract/information-sheet.ts';
import { SHEET_MAX_PAGES } from '#domain/information-sheet/official-wording.ts';
import { missingAnswers } from '#domain/information-sheet/sheet-answers.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { identifierOf, offerKindOf, sheetFacts } from './gather-sheet.ts';
import { drawSheet, type InBoth, keepVersion } from './keep-sheet.ts';
import type { SheetText } from './printed-sheet.ts';
import type { DrawnSheet } from './sheet-pdf.ts';
import { sheetText } from './sheet-text.ts';
import { sheetOf, versionsOf } from './sheets.repository.ts';

/** The papers, and the words that they hold. */
interface Drawn {
  sha256: string;
  papers: InBoth<DrawnSheet>;
}

/**
 * Hands a sheet in: both papers are drawn before the transaction, for the words as they are then (503 `server.busy` where they have changed
 * meanwhile), and kept with it. Refusals: see contract/information-sheet.ts.
 */
export const submitSheetRoute = serveAsking(
  submitSheet,
  async (call, { params }) => {
    const { text } = await whatIsHandedIn(call, params.id);
    return async () => ({ sha256: hashOf(text), papers: await drawSheet(call, text) });
  },
  async (call, { params }, drawn: Drawn | null) => {
    const { issuance, text, number } = await whatIsHandedIn(call, params.id);
    if (drawn?.sha256 !== hashOf(text)) throw new Refusal(503, 'server.busy');
    refusePapers(drawn.papers);
    await keepVersion(call, issuance, { number, text, papers: drawn.papers, by: call.user.id });
    await call.audit('sheet.submitted', { subject: { type: 'issuance', id: issuance.id }, details: { number } });
    return { data: { number } };
  },
);

/** The words of the next version. Throws 404, 409 `sheet.waiting`, `sheet.incomplete`, `sheet.no_provider_lei`, `project.locked`. */
async function whatIsHandedIn(call: SignedInCall, id: string) {
  const { tx, tenant } = call;
  if (!(await managedIssuance(tx, managedOne(call, id)))) throw notFound();
  const issuance = await lockIssuance(tx, id);
  const [sheet, versions] = await Promise.all([
    sheetOf(tx, tenant.id, issuance.id),
    versionsOf(tx, tenant.id, issuance.id),
  ]);
  if (issuance.status === 'CLOSED') throw new Refusal(409, 'project.locked');
  if (versions.some(({ state }) => state === 'SUBMITTED')) throw new Refusal(409, 'sheet.waiting');
  const answers = sheet?.answers ?? {};
  const missing = missingAnswers(answers, offerKindOf(issuance, answers));
  if (!sheet || missing.length > 0) throw new Refusal(409, 'sheet.incomplete', { params: { count: missing.length } });
  const identifier = identifierOf(call, sheet.offerNumber);
  if (!identifier) throw new Refusal(409, 'sheet.no_provider_lei');
  const number = (versions[0]?.number ?? 0) + 1;
  const facts = sheetFacts(call, issuance, { answers, identifier, version: number });
  return { issuance, number, text: { es: sheetText(facts, answers, 'es'), en: sheetText(facts, answers, 'en') } };
}

function refusePapers(papers: InBoth<DrawnSheet>): void {
  const unprintable = [...new Set(LANGUAGES.flatMap((lang) => papers[lang].unprintable))];
  if (unprintable.length > 0)
    throw new Refusal(409, 'sheet.unprintable', { params: { signs: unprintable.slice(0, 12).join(' ') } });
  const { pages, lengths } = papers.es.pages >= papers.en.pages ? papers.es : papers.en;
  if (pages <= SHEET_MAX_PAGES) return;
  const longest = [...lengths].sort((a, b) => b.tenths - a.tenths).slice(0, 3);
  throw new Refusal(409, 'sheet.too_long', {
    params: {
      pages,
      max: SHEET_MAX_PAGES,
      over: pages - SHEET_MAX_PAGES,
      parts: longest.map(({ title, tenths }) => `${title.split(':')[0]} (${(tenths / 10).toFixed(1)})`).join(', '),
    },
  });
}

/** Of the words alone: the day in their last line is the same all day. */
const hashOf = (text: InBoth<SheetText>) => createHash('sha256').update(JSON.stringify(text)).digest('hex');
