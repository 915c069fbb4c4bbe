/** `npm run dev`: the app by Vite with its hot reload behind the real door; door and back end are bundled anew and restarted when a source changes. */
import { randomBytes } from 'node:crypto';
import { bundleOptions } from './bundle-process.mjs';
import { checkPort, startChild } from './children.mjs';
import { loadDotEnv, portOf, runScript } from './environment.mjs';
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
  process.env.DASHBOARD_SECRET ||= randomBytes(32).toString('base64url');

  const backend = await watch('back end', 'backend/main.ts', 'build/dev/backend.js', []);
  const door = await watch('dashboard', 'server/main.ts', 'build/dev/door.js', ['--dev']);
  console.log(`Dashboard http://localhost:${port} · API http://localhost:${backendPort} · Ctrl-C ends both.`);

  let ending = false;
  const end = async () => {
    if (ending) return;
    ending = true;
    await Promise.all([backend.stop(), door.stop()]);
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, end);
});

/** Bundles a process and runs it, again and again. Restarts wait for each other: the database must have let go of its folder first. */
async function watch(name, entry, outfile, args) {
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
          child = startChild(name, outfile, { args, env: { NODE_ENV: 'development' } });
        });
      });
    },
  };
  const options = bundleOptions(entry, outfile);
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
