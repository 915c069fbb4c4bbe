import { isQuietPdf } from '#backend/files/quiet-pdf.ts';
import { sheetPdf } from '#backend/modules/information-sheet/sheet-pdf.ts';
import { contractPdf } from '#backend/modules/signing/contract-pdf.ts';
import { judgeAddresses } from '#backend/modules/whitelist/judge-addresses.ts';
import { readWatchList } from '#domain/screening/read-watch-list.ts';
import { readStatement } from '#domain/statement/read-statement.ts';

/** What is done beside the process that answers: it takes long for bytes that somebody made for it, or always. */
export const TASKS = { readStatement, contractPdf, sheetPdf, isQuietPdf, judgeAddresses, readWatchList };
export type Tasks = typeof TASKS;
