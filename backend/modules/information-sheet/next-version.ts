import { createHash } from 'node:crypto';
import { Refusal } from '#backend/http/refusal.ts';
import type { IssuanceRow } from '#backend/modules/investments/investments.repository.ts';
import type { Work } from '#backend/work.ts';
import { SHEET_MAX_PAGES } from '#domain/information-sheet/official-wording.ts';
import { missingAnswers } from '#domain/information-sheet/sheet-answers.ts';
import { LANGUAGES } from '#domain/tenant/language.ts';
import { identifierOf, offerKindOf, sheetFacts } from './gather-sheet.ts';
import { drawSheet, type InBoth } from './keep-sheet.ts';
import type { SheetText } from './printed-sheet.ts';
import { withProjectAnswers } from './project-answers.ts';
import type { DrawnSheet } from './sheet-pdf.ts';
import { sheetText } from './sheet-text.ts';
import { sheetOf, versionsOf } from './sheets.repository.ts';

/** The next version of a sheet: its number and its words. */
interface NextVersion {
  number: number;
  text: InBoth<SheetText>;
}

/** The papers, and the words that they hold. */
export interface DrawnVersion {
  sha256: string;
  papers: InBoth<DrawnSheet>;
}

/** The words of the next version of an issuance's sheet, as the issuance given says it. Throws 409 `sheet.waiting`, `sheet.incomplete`, `sheet.no_provider_lei`. */
export async function nextVersion(work: Work, issuance: IssuanceRow): Promise<NextVersion> {
  const { tx, tenant } = work;
  const [sheet, versions] = await Promise.all([
    sheetOf(tx, tenant.id, issuance.id),
    versionsOf(tx, tenant.id, issuance.id),
  ]);
  if (versions.some(({ state }) => state === 'SUBMITTED')) throw new Refusal(409, 'sheet.waiting');
  const answers = withProjectAnswers(issuance, sheet?.answers ?? {});
  const missing = missingAnswers(answers, offerKindOf(issuance, answers));
  if (!sheet || missing.length > 0) throw new Refusal(409, 'sheet.incomplete', { params: { count: missing.length } });
  const identifier = identifierOf(work, sheet.offerNumber);
  if (!identifier) throw new Refusal(409, 'sheet.no_provider_lei');
  const number = (versions[0]?.number ?? 0) + 1;
  const facts = sheetFacts(work, issuance, { answers, identifier, version: number });
  return { number, text: { es: sheetText(facts, answers, 'es'), en: sheetText(facts, answers, 'en') } };
}

/** Draws the papers of a version. To be asked with no transaction open. */
export async function drawVersion(
  work: Pick<Work, 'tenant' | 'deps' | 'now'>,
  { text }: NextVersion,
): Promise<DrawnVersion> {
  return { sha256: hashOf(text), papers: await drawSheet(work, text) };
}

/** Throws 503 `server.busy` where the papers are not those of the words, 409 `sheet.unprintable`, `sheet.too_long`. */
export function papersOf({ text }: NextVersion, drawn: DrawnVersion | null): InBoth<DrawnSheet> {
  if (drawn?.sha256 !== hashOf(text)) throw new Refusal(503, 'server.busy');
  refusePapers(drawn.papers);
  return drawn.papers;
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
