/** `npm run backend`, `npm run dashboard`: builds what is stale and runs that one process in this very one. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { ensureBuilt } from './build.mjs';
import { checkPort } from './children.mjs';
import { loadDotEnv, portOf, Refusal, ROOT, runScript } from './environment.mjs';
import { ensureInstalled } from './install.mjs';

const PROCESSES = {
  backend: { parts: ['backend'], file: 'build/backend/main.js', port: ['BACKEND_PORT', 8031] },
  dashboard: { parts: ['app', 'dashboard'], file: 'build/door/main.js', port: ['PORT', 3000] },
};

await runScript(async () => {
  const wanted = PROCESSES[process.argv[2]];
  if (!wanted) throw new Refusal(`Say which: ${Object.keys(PROCESSES).join(' or ')}.`);
  process.chdir(ROOT);
  loadDotEnv();
  await checkPort(wanted.port[0], portOf(...wanted.port));
  ensureInstalled();
  await ensureBuilt(wanted.parts);
  process.env.NODE_ENV ??= 'production';
  process.setSourceMapsEnabled(true);
  await import(pathToFileURL(path.join(ROOT, wanted.file)).href);
});
