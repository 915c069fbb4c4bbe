import path from 'node:path';
import { type EmbeddedPostgres, startEmbedded } from '#backend/db/embedded.ts';
import type { BackendConfig } from './config.ts';

/** Where the data lie. */
interface OpenDatabase {
  /** Of the database's owner. */
  url: string;
  /** Ends a PostgreSQL of our own; nothing to do for another's. */
  close(): Promise<void>;
  /** Fulfilled when a PostgreSQL of our own has ended; never for another's. */
  ended: Promise<void>;
}

/** The database that was named, else a PostgreSQL of our own in the data folder. */
export async function openDatabase({ databaseUrl, dataDir }: BackendConfig): Promise<OpenDatabase> {
  if (databaseUrl) return { url: databaseUrl, close: async () => undefined, ended: new Promise(() => undefined) };
  const server: EmbeddedPostgres = await startEmbedded({ dataDir: path.join(dataDir, 'postgres') });
  return { url: server.url, close: () => server.stop(), ended: server.ended };
}
