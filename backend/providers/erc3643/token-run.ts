import type { Deps } from '#backend/deps.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import type { ChainNode } from '#backend/providers/ether/chain-node.ts';
import type { Work } from '#backend/work.ts';
import type { TokenConnection } from './token-connection.ts';
import type { TokenSigner } from './token-signer.ts';

/** One run over a tenant's chain. Whoever asks the node holds no transaction: `db` opens short ones between. */
export interface TokenRun {
  tenantId: string;
  connection: TokenConnection;
  node: ChainNode;
  signer: TokenSigner | null;
  /** The newest block's number when the run began. */
  head: number;
  db<T>(work: (work: Work) => Promise<T>): Promise<T>;
  now(): Date;
}

export function tokenRun(
  deps: Deps,
  tenant: { id: string; host: string },
  { connection, node, head }: Pick<TokenRun, 'connection' | 'node' | 'head'>,
): TokenRun {
  return {
    tenantId: tenant.id,
    ...{ connection, node, head },
    signer: connection.signer(),
    db: (work) => tenantWork(deps, tenant.id, work, tenant.host),
    now: () => deps.clock.now(),
  };
}
