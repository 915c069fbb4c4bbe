import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { bundle } from './bundle.ts';

/** The worker of the back end made of the sources as they are now, where builds lie, so that its packages are found. Answers its path. */
export async function bundledWorker(): Promise<string> {
  const folder = path.resolve('build', 'test-worker');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'worker.js');
  await bundle('backend/workers/worker.ts', path.relative('.', file));
  return file;
}
