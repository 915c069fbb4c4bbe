import { errorFacts } from '#domain/log/error-facts.ts';
import { makeLog } from './access-log.ts';
import { isBlind, readConfig } from './config.ts';
import { type DoorOptions, makeDoor } from './door.ts';
import { endGracefully } from './graceful-end.ts';
import { makeServer } from './listen.ts';
import { appInDevelopment, builtApp, doorSettings } from './open-house.ts';
import { pageMemory } from './public-pages/page-memory.ts';
import { servePublicPages } from './public-pages/serve-public-page.ts';
import { postViews } from './views/post-views.ts';
import { SEND_EVERY_MS, viewSender } from './views/send-views.ts';
import { viewCounter } from './views/view-counter.ts';

const MIB = 1024 * 1024;

/**
 * Starts the dashboard: `node build/door/main.js`, or with `--dev` under Vite. Refuses to start with bad variables, and names all of them.
 *
 * Bundled by esbuild: `esbuild server/main.ts --bundle --platform=node --format=esm --target=node20 --packages=external
 * --outfile=build/door/main.js`; packages stay in node_modules, `#server` and `#tenants` are taken in.
 */
async function start(): Promise<void> {
  const checked = readConfig(process.env);
  if ('problems' in checked) {
    console.error(
      `The dashboard cannot start. Mend these variables (see .env.example):\n${checked.problems.map((line) => `  ${line}`).join('\n')}`,
    );
    process.exitCode = 1;
    return;
  }
  const { config } = checked;
  const isDev = process.argv.includes('--dev');
  const log = makeLog(config.LOG_LEVEL);
  const settings = doorSettings(config);
  let isOpen = true;

  const development = isDev ? await appInDevelopment() : null;
  const { app, files } = development ?? (await builtApp(process.cwd()));
  const views = viewCounter();
  const sender = viewSender(views, postViews(config), log);
  const memory = config.PAGE_MEMORY_MB > 0 && !isDev ? pageMemory(config.PAGE_MEMORY_MB * MIB) : null;
  const options: DoorOptions = {
    app,
    files,
    log,
    views,
    isOpen: () => isOpen,
    forgetPages: memory?.forget,
    ...settings,
  };
  const server = makeServer(makeDoor(options), settings.isProxy, {
    before: development?.vite.middlewares,
    fromMemory: memory ? servePublicPages(memory, options) : undefined,
  });

  server.on('error', (error: NodeJS.ErrnoException) => {
    const why = error.code === 'EADDRINUSE' ? `Port ${config.PORT} is taken: set PORT to another one.` : error.message;
    console.error(`The dashboard cannot start. ${why}`);
    process.exit(1);
  });
  server.listen(config.PORT, config.BIND || undefined, () => {
    if (isBlind(config))
      log.warn('TRUSTED_PROXIES is empty: behind a proxy or balancer all visitors count as one address, its own');
    log.info({ port: config.PORT, env: config.APP_ENV }, 'the dashboard is open');
    // Tells a parent process, such as the start script, that pages can be asked for.
    process.send?.('ready');
  });
  setInterval(() => void sender.send(), SEND_EVERY_MS).unref();
  endGracefully(server, log, {
    beforeClose: () => {
      isOpen = false;
    },
    atLast: () => sender.send(),
  });
  process.on('unhandledRejection', (error) => log.error({ err: error }, 'unhandled rejection'));
}

start().catch((error: unknown) => {
  console.error(`The dashboard cannot start. ${errorFacts(error).message ?? errorFacts(error).type}`);
  process.exit(1);
});
