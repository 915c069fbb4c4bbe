import { TASKS } from './tasks.ts';

/** A file of its own (`build/backend/worker.js`), run by `WorkerPool` in threads. Each task is an export by its name. */
export const { readStatement, contractPdf, sheetPdf, isQuietPdf, judgeAddresses, readWatchList } = TASKS;
