import type pg from 'pg';
import type { Logger } from 'pino';
import type { Clock } from './clock.ts';
import type { BackendConfig } from './config.ts';
import type { FileStore } from './files/file-store.ts';
import type { InHand } from './http/in-hand.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { OpenIdClient } from './modules/auth/openid-client.ts';
import type { IdentityAdapter } from './modules/identity/identity-adapter.ts';
import type { OnlineAdapter } from './modules/payment-records/online-adapter.ts';
import type { ProviderQuestions } from './modules/settings/provider-question.ts';
import type { PayoutChain } from './modules/wallet-payouts/payout-chain.ts';
import type { ContractWallets } from './modules/wallets/contract-wallets.ts';
import type { CallTenant, TenantDirectory } from './tenant/tenant-directory.ts';
import type { FairQueue } from './workers/fair-queue.ts';
import type { WorkerPool } from './workers/worker-pool.ts';

/** Who is asked outside: what the modules know of payment and identity providers. */
export interface Providers {
  /** Every way to pay that a provider carries. */
  payments: readonly OnlineAdapter[];
  /** Signing in elsewhere. */
  openId: OpenIdClient;
  /** Who looks at a tenant's identities; null: its managers. */
  identityOf(tenant: CallTenant, config: BackendConfig): IdentityAdapter | null;
  /** Whether a provider answers. */
  questionOf: ProviderQuestions;
  /** Wallets that are contracts. */
  contractWallets: ContractWallets;
  /** The chain that earnings are paid on. */
  payoutChain: PayoutChain;
}

/** What the back end stands on; made once by `main.ts`, or by a test. */
export interface Deps {
  config: BackendConfig;
  /** For requests: one connection each. */
  pool: pg.Pool;
  /** For short transactions beside a request's own, so that the two kinds can never starve each other. */
  sidePool: pg.Pool;
  tenants: TenantDirectory;
  /** Requests of one person at a time. */
  inHand: InHand;
  clock: Clock;
  files: FileStore;
  jobs: JobQueue;
  providers: Providers;
  /** For what takes a processor for long: apart from the process that answers. */
  workers: Pick<WorkerPool, 'run' | 'close'>;
  /** Turns at re-encoding pictures, which the library does in threads of its own. */
  pictures: FairQueue;
  log: Logger;
  /** Aborted once the process has been told to end. */
  ending: AbortSignal;
}
