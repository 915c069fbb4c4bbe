/** `npm run dev`: the app by Vite with its hot reload, the back end built anew and restarted at each change of a source. */
import { spawn } from 'node:child_process';
import path from 'node:path';
import { bundleOptions } from './bundle-process.mjs';
import { checkPort, startChild } from './children.mjs';
import { loadDotEnv, portOf, ROOT, runScript } from './environment.mjs';
import { ensureInstalled } from './install.mjs';

await runScript(async () => {
  loadDotEnv();
  const port = portOf('PORT', 3000);
  const backendPort = portOf('BACKEND_PORT', 8031);
  await checkPort('PORT', port);
  await checkPort('BACKEND_PORT', backendPort);
  ensureInstalled();
  process.env.LOCAL_API_BASE ||= `http://localhost:${backendPort}`;
  process.env.DASHBOARD_ORIGIN ||= `http://{host}:${port}`;

  const backend = await watchBackend();
  const cli = path.join(ROOT, 'node_modules/@remix-run/dev/dist/cli.js');
  const app = spawn(process.execPath, [cli, 'vite:dev', '--port', String(port)], { cwd: ROOT, stdio: 'inherit' });

  const end = async () => {
    app.kill('SIGTERM');
    await backend.stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
  app.once('exit', end);
});

/** Restarts run one after another: the database must have let go of its folder first. */
async function watchBackend() {
  const { context } = await import('esbuild');
  let child = null;
  let turn = Promise.resolve();
  const restart = {
    name: 'restart',
    setup(build) {
      build.onEnd(({ errors }) => {
        if (errors.length > 0) return;
        turn = turn.then(async () => {
          await child?.stop();
          child = startChild('back end', 'build/dev-backend.js', { env: { NODE_ENV: 'development' } });
        });
      });
    },
  };
  const options = bundleOptions('backend/main.ts', 'build/dev-backend.js');
  const watched = await context({ ...options, plugins: [...options.plugins, restart] });
  await watched.watch();
  return {
    async stop() {
      await watched.dispose();
      await turn;
      await child?.stop();
    },
  };
}
