import { startTestCluster } from './cluster.ts';

/** Of vitest's project `border`: the cluster lives as long as the run. */
export default async function setup(): Promise<() => Promise<void>> {
  return startTestCluster();
}
