import type { BackendConfig } from '#backend/config.ts';
import type { Tx } from '#backend/db/transaction.ts';
import type { Question } from '#backend/http/serve.ts';
import type { CallTenant } from '#backend/tenant/tenant-directory.ts';
import type { Work } from '#backend/work.ts';
import type { WalletQuiet } from '#domain/payout/batch-withdrawal.ts';

/** The chain on which a tenant takes ether. */
export interface ChainOfTenant {
  chainId: number;
  confirmations: number;
  /** Pages of the chain, before `/tx/…`; null where none are known. */
  explorerUrl: string | null;
}

/** A rate, and when it was asked. */
export interface AskedRate {
  chainId: number;
  /** Cents for one whole ether. */
  rateCents: bigint;
  askedAt: Date;
  /** Has the chain read from here on, where it is not read yet. Answers the block up to which it is. */
  begin(work: Work): Promise<number>;
}

/** A transaction that was found on the chain: where it stands, and how many wei each address got of it. */
export interface FoundTransaction {
  block: { number: number; hash: string };
  /** One plain transfer of the wallet itself. */
  isPlain: boolean;
  /** By address in small letters. */
  brought: ReadonlyMap<string, bigint>;
}

/** Why a transaction is none of a wallet's: no block has it, it was not carried out, or another wallet's; or its block is too old for what the node remembers. */
export type TransactionFault = 'unknown' | 'failed' | 'other_wallet' | 'too_old';

/** What pay-outs to wallets ask of a chain. Every question throws Refusal 503 `payment.provider_down` where the node or the exchange does not answer. */
export interface PayoutChain {
  /** Null where the tenant has no chain here. */
  of(tenant: Pick<CallTenant, 'id' | 'settings'>, config: BackendConfig): ChainOfTenant | null;
  /** Where this machine's own wallet sends a batch; null where its chain is another. */
  localWallet(tenantId: string, batch: { id: string; chainId: number }, config: BackendConfig): string | null;
  /** Those of these addresses, in small letters, at which the tenant takes ether itself. */
  ownAmong(tx: Tx, addresses: readonly string[]): Promise<ReadonlySet<string>>;
  askRate(work: Work): Promise<Question<AskedRate> | null>;
  /** @param since the block after which it must have said nothing */
  askQuiet(work: Work, of: { payer: string; since: number }): Promise<Question<WalletQuiet> | null>;
  askTransaction(
    work: Work,
    of: { hash: string; payer: string; addresses: readonly string[] },
  ): Promise<Question<FoundTransaction | TransactionFault> | null>;
}
