import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { bundle } from './bundle.ts';

/** The worker of the back end made of the sources as they are now, inside the project, so that its packages are found, and where no build takes it away. Answers its path. */
export async function bundledWorker(): Promise<string> {
  const folder = path.resolve('.cache', 'test-worker');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'worker.js');
  await bundle('backend/workers/worker.ts', path.relative('.', file));
  return file;
}
