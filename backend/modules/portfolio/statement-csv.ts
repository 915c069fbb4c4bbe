import { DELIMITER, decimalText, textCell } from '#domain/export/export.ts';
import { moneyText } from '#domain/money/money.ts';
import type { Language } from '#domain/tenant/language.ts';
import type { StatementFacts } from './statement-facts.ts';
import { statementLines } from './statement-text.ts';
import { STATEMENT_WORDS } from './statement-words.ts';

/** What moved and what came, as the language's spreadsheets read it: UTF-8 with its mark, one row a line. */
export function statementCsv(facts: StatementFacts, lang: Language): string {
  const { head } = STATEMENT_WORDS[lang];
  const quoted = (cell: string) => `"${textCell(cell).replace(/"/g, '""')}"`;
  const money = (cents: bigint) => decimalText(moneyText(cents), lang);
  const rows = [
    [head.day, head.project, head.what, head.tokens, head.gross, head.capital, head.withheld, head.net].map(quoted),
    ...statementLines(facts, lang).map(({ texts, figures }) => [
      ...texts.map(quoted),
      ...(figures.length > 0 ? figures.map(money) : ['', '', '', '']),
    ]),
  ];
  return `\ufeff${rows.map((row) => row.join(DELIMITER[lang])).join('\r\n')}\r\n`;
}
