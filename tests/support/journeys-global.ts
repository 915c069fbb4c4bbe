import { startTestCluster } from './cluster.ts';

/** Of Playwright: the cluster whose template each worker clones. What it answers is run at the end. */
export default async function setup(): Promise<() => Promise<void>> {
  return startTestCluster();
}
