import { readFile } from 'node:fs/promises';
import type { Deps } from '#backend/deps.ts';
import type { Upload } from '#backend/files/upload.ts';
import { fieldRefusal, notFound } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { TaskEnded } from '#backend/workers/worker-pool.ts';
import { judgeWhitelist } from '#contract/whitelist.ts';
import { type JudgedLine, WHITELIST_FILE_MAX_MB, WHITELIST_LINES_MAX } from '#domain/issuance/whitelist.ts';
import { oneLine } from '#domain/statement/text.ts';
import { checkFileSize } from '#domain/validation/file.ts';
import { problem } from '#domain/validation/problem.ts';
import {
  dropDrafts,
  insertBatch,
  insertLines,
  lastNumber,
  markKnown,
  ownBatch,
  takeBadLines,
} from './batches.repository.ts';
import { addingOf, managedHead } from './managed-issuance.ts';
import { presentBatch } from './present-batch.ts';

/** Judges a list and keeps the judgement for a yes; writes no entry. */
export const judgeWhitelistRoute = serveAsking(
  judgeWhitelist,
  async ({ deps, tenant }, { files: { file } }) => (file ? () => judged(deps, tenant.id, file) : null),
  async (call, { params, body, files: { file } }, lines) => {
    const { tx, tenant } = call;
    await managedHead(call, params.id);
    if (!file || !lines) throw fieldRefusal({ file: problem('validator.error_null') });
    const adding = addingOf(call, params.id);
    if (body?.into) {
      const draft = await ownBatch(tx, adding, body.into, { lock: true });
      if (draft?.issuanceId !== params.id) throw notFound();
      const numbers = await takeBadLines(tx, tenant.id, draft.id);
      const last = await lastNumber(tx, tenant.id, draft.id);
      await insertLines(tx, tenant.id, draft.id, inPlaceOf(numbers, Math.max(last, ...numbers), lines));
      await markKnown(tx, tenant.id, params.id, draft.id);
      return { data: await presentBatch(call, draft) };
    }
    if (lines.length === 0) throw fieldRefusal({ file: problem('validator.error_whitelist_empty') });
    await dropDrafts(tx, adding);
    const name = oneLine([file.name.replace(/^.*[/\\]/, '')]).slice(0, 100);
    const id = await insertBatch(tx, adding, name);
    await insertLines(tx, tenant.id, id, lines);
    await markKnown(tx, tenant.id, params.id, id);
    const made = await ownBatch(tx, adding, id);
    if (!made) throw notFound();
    return { data: await presentBatch(call, made) };
  },
);

/** The lines of a file in a worker's judgement. Throws 422 on its field. */
async function judged(deps: Deps, tenantId: string, file: Upload): Promise<JudgedLine[]> {
  const wrong = checkFileSize(file.bytes, WHITELIST_FILE_MAX_MB);
  if (wrong) throw fieldRefusal({ [file.field]: wrong });
  const lines = await deps.workers
    .run(tenantId, 'judgeAddresses', await readFile(file.path))
    .catch((error: unknown) => {
      throw error instanceof TaskEnded ? fieldRefusal({ [file.field]: problem('validator.error_file_slow') }) : error;
    });
  if (!lines)
    throw fieldRefusal({ [file.field]: problem('validator.error_whitelist_lines', { max: WHITELIST_LINES_MAX }) });
  return lines;
}

/** Mended lines keep the numbers of those they stand for; where there are more of them the rest is numbered behind the list. */
function inPlaceOf(numbers: readonly number[], last: number, lines: readonly JudgedLine[]): JudgedLine[] {
  const numberOf = (at: number) => numbers[at] ?? last + 1 + at - numbers.length;
  const places = new Map(lines.map(({ number }, at) => [number, numberOf(at)]));
  return lines.map((line, at) => ({
    ...line,
    number: numberOf(at),
    first: line.first === null ? null : (places.get(line.first) ?? null),
  }));
}
