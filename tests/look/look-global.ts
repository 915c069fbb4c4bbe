import { startTestCluster } from '#tests/support/cluster.ts';
import { makeContactSheets } from './contact-sheets.ts';

/** The demo as `npm start` shows it; when all is walked, the contact sheets. */
export default async function setup(): Promise<() => Promise<void>> {
  const end = await startTestCluster('demo');
  return async () => {
    await end();
    await makeContactSheets();
  };
}
