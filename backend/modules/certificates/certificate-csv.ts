import { DELIMITER, decimalText, textCell } from '#domain/export/export.ts';
import type { CertificateContent } from '#domain/tax/certificate.ts';
import { type Language, localized } from '#domain/tenant/language.ts';
import { CERTIFICATE_WORDS } from './certificate-words.ts';

/** A certificate's lines as the language's spreadsheets read them: UTF-8 with its mark, one row a line. */
export function certificateCsv({ year, payers }: CertificateContent, lang: Language): string {
  const words = CERTIFICATE_WORDS[lang];
  const { head } = words;
  const quoted = (cell: string) => `"${textCell(cell).replace(/"/g, '""')}"`;
  const money = (text: string) => decimalText(text, lang);
  const rows = [
    [words.year, words.payerName, words.payerNumber, head.project, head.what],
    ...payers.flatMap((payer) =>
      payer.lines.map(({ project, kind }) => [
        String(year),
        payer.name,
        payer.taxNumber,
        localized(project, lang),
        words.kind[kind],
      ]),
    ),
  ];
  const figures = [
    [head.gross, head.capital, head.rate, head.withheld, head.net].map(quoted),
    ...payers.flatMap((payer) =>
      payer.lines.map(({ gross, capital, rate, withheld, net }) => [
        money(gross),
        money(capital),
        money((rate / 100).toFixed(2)),
        money(withheld),
        money(net),
      ]),
    ),
  ];
  const lines = rows.map((texts, at) => [...texts.map(quoted), ...(figures[at] ?? [])].join(DELIMITER[lang]));
  return `\ufeff${lines.join('\r\n')}\r\n`;
}
