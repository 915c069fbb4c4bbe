import { expect, test } from 'vitest';
import { sourceFiles } from './source-files.ts';

/** Top-level functions of a file, and what stands before them. */
const piecesOf = (text: string) => text.split(/\n(?=(?:export )?(?:async )?function )/);
const ASKS = /\.(?:from|update|delete)\(|\.execute\(/;

test('each function of a repository that reads or changes rows names the tenant, which the walls of the rows hold besides', () => {
  const unnamed = sourceFiles(/^backend\/(?:modules|providers|totals|codes)\/.*\.repository\.ts$/).flatMap(
    ({ path, text }) =>
      piecesOf(text)
        .filter((piece) => ASKS.test(piece) && !/tenantId|tenant_id/.test(piece))
        .map((piece) => `${path} ${/function (\w+)/.exec(piece)?.[1] ?? 'before its functions'}`),
  );
  expect(unnamed).toEqual([]);
});
