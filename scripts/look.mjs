/**
 * `npm run look [-- name=value …]`: pictures of every screen, for looking at them. Builds what is stale, starts a product of its own with the
 * demo's data, and leaves pictures and contact sheets in a folder of the machine's temporary ones, whose name it prints.
 *
 * - `axe=on` judges each screen by axe in each scheme and at each width instead of drawing it, prints what it finds and fails by it
 * - `tenants=exeu,voltio` · `langs=es,en` · `schemes=light,dark` · `widths=360,1536` · `script=on,off`: each with each
 * - `who=guest,investor,manager,issuer,order,newcomer,mails` · `screens=investments`: only what has that in its name · `to=folder`
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { Refusal, ROOT, runScript } from './environment.mjs';
import { ensureInstalled } from './install.mjs';

const NAMES = ['tenants', 'langs', 'schemes', 'widths', 'script', 'who', 'screens', 'axe', 'to'];

await runScript(async () => {
  const asked = {};
  for (const word of process.argv.slice(2)) {
    const [name, value] = word.split('=', 2);
    if (!NAMES.includes(name) || !value) throw new Refusal(`"${word}" is none of ${NAMES.join('=, ')}=.`);
    asked[`LOOK_${name.toUpperCase()}`] = value;
  }
  process.chdir(ROOT);
  ensureInstalled();
  const chromium = ensureChromium();
  await ensureBuilt();
  const folder = path.resolve(asked.LOOK_TO ?? mkdtempSync(path.join(tmpdir(), 'lonja-look-')));
  mkdirSync(folder, { recursive: true });
  const { status } = spawnSync(
    process.execPath,
    ['node_modules/@playwright/test/cli.js', 'test', '--config', 'tests/look/look.config.ts'],
    { stdio: 'inherit', env: { ...process.env, ...asked, LOOK_TO: folder, APP_ENV: 'test', CHROMIUM_PATH: chromium } },
  );
  console.log(`\nThe pictures lie in ${folder}, many on one in ${path.join(folder, 'sheets')}.`);
  process.exit(status ?? 1);
});
