import { type Block, createBlock } from '@ethereumjs/block';
import { createCustomCommon, Hardfork, Mainnet } from '@ethereumjs/common';
import { createTxFromRLP, type TypedTransaction } from '@ethereumjs/tx';
import { bytesToHex, createAccount, createAddressFromString, hexToBytes } from '@ethereumjs/util';
import type { buildBlock, VM } from '@ethereumjs/vm';
import { LOCAL_CHAIN_ID } from '#backend/providers/ether/local-chain-id.ts';
import type { BlockLog, LoggedBlock } from './block-log.ts';
import { NotTaken } from './not-taken.ts';

const common = createCustomCommon({ chainId: LOCAL_CHAIN_ID }, Mainnet, { hardfork: Hardfork.Shanghai });
const GAS_LIMIT = 30_000_000n;
const FIRST_BASE_FEE = 1_000_000_000n;
const TIP = 1_000_000_000n;
const SECOND_MS = 1000;
/** What the wallet of this machine has to give: a thousand million ether. */
const ENDOWMENT = 10n ** 27n;

/** A block and whether each of its transactions was carried out. */
export interface MadeBlock {
  block: Block;
  statuses: boolean[];
}

/**
 * An EVM chain in this process: it verifies signatures, keeps balances and nonces, and makes a block of every transaction at once. A block's time
 * is whatever its maker says, so that a late payment can be tried. The blocks are kept in a log and made anew from it at the next start.
 */
export class LocalChain {
  readonly #vm: VM;
  readonly #build: typeof buildBlock;
  readonly #log: BlockLog;
  readonly #blocks: MadeBlock[];
  #turn: Promise<unknown> = Promise.resolve();

  private constructor(vm: VM, build: typeof buildBlock, log: BlockLog, genesis: Block) {
    this.#vm = vm;
    this.#build = build;
    this.#log = log;
    this.#blocks = [{ block: genesis, statuses: [] }];
  }

  /** @param wealthy the address that has all the ether at the beginning */
  static async open(wealthy: string, log: BlockLog): Promise<LocalChain> {
    // Whoever never pays in ether never loads an EVM.
    const { buildBlock, createVM } = await import('@ethereumjs/vm');
    const vm = await createVM({ common });
    await vm.stateManager.checkpoint();
    await vm.stateManager.putAccount(createAddressFromString(wealthy), createAccount({ balance: ENDOWMENT }));
    await vm.stateManager.commit();
    const header = {
      number: 0,
      stateRoot: await vm.stateManager.getStateRoot(),
      gasLimit: GAS_LIMIT,
      baseFeePerGas: FIRST_BASE_FEE,
      timestamp: 0,
    };
    const chain = new LocalChain(vm, buildBlock, log, createBlock({ header }, { common }));
    for (const logged of log.read()) await chain.#make(logged);
    return chain;
  }

  get head(): MadeBlock {
    const newest = this.#blocks.at(-1);
    if (!newest) throw new Error('the chain has no first block');
    return newest;
  }

  blockAt(number: number): MadeBlock | null {
    return this.#blocks[number] ?? null;
  }

  blockOf(hash: string): { made: MadeBlock; at: number } | null {
    for (const made of this.#blocks) {
      const at = made.block.transactions.findIndex((transaction) => bytesToHex(transaction.hash()) === hash);
      if (at !== -1) return { made, at };
    }
    return null;
  }

  gasPrice(): bigint {
    return this.head.block.header.calcNextBaseFee() + TIP;
  }

  /** @param at number of the block as of which it is asked; else now */
  account(address: string, at?: number): Promise<{ balance: bigint; nonce: bigint }> {
    return this.#inTurn(async () => {
      const made = at === undefined ? this.head : this.blockAt(at);
      if (!made) throw new NotTaken('no such block');
      // Whoever makes the next block sets the newest state again.
      await this.#vm.stateManager.setStateRoot(made.block.header.stateRoot);
      const account = await this.#vm.stateManager.getAccount(createAddressFromString(address));
      return { balance: account?.balance ?? 0n, nonce: account?.nonce ?? 0n };
    });
  }

  /** Takes a signed transaction into a block of its own. Answers its hash; throws `NotTaken`. */
  send(raw: string, at: Date): Promise<string> {
    return this.#inTurn(async () => {
      const transaction = transactionOf(raw);
      await this.#add({ seconds: secondsOf(at), transactions: [raw] });
      return bytesToHex(transaction.hash());
    });
  }

  /** Makes empty blocks. */
  mine(count: number, at: Date): Promise<void> {
    return this.#inTurn(async () => {
      for (let made = 0; made < count; made++) await this.#add({ seconds: secondsOf(at), transactions: [] });
    });
  }

  /** Takes the newest blocks back and makes one more than that, empty: their transactions stand in no block any more. */
  reorganise(depth: number, at: Date): Promise<void> {
    return this.#inTurn(async () => {
      this.#blocks.splice(Math.max(1, this.#blocks.length - depth));
      this.#log.cut(this.#blocks.length - 1);
      await this.#vm.stateManager.setStateRoot(this.head.block.header.stateRoot);
      for (let made = 0; made <= depth; made++) await this.#add({ seconds: secondsOf(at), transactions: [] });
    });
  }

  async #add(logged: LoggedBlock): Promise<void> {
    await this.#make(logged);
    this.#log.append(logged);
  }

  async #make({ seconds, transactions }: LoggedBlock): Promise<void> {
    const parent = this.head.block;
    const vm = this.#vm;
    await vm.stateManager.setStateRoot(parent.header.stateRoot);
    const builder = await this.#build(vm, {
      parentBlock: parent,
      headerData: { timestamp: seconds, gasLimit: GAS_LIMIT },
      blockOpts: { putBlockIntoBlockchain: false },
    });
    const statuses: boolean[] = [];
    try {
      for (const raw of transactions) {
        const { execResult } = await builder.addTransaction(transactionOf(raw));
        statuses.push(execResult.exceptionError === undefined);
      }
    } catch (error) {
      await builder.revert();
      throw new NotTaken(error instanceof Error ? error.message : 'not taken', { cause: error });
    }
    const { block } = await builder.build();
    this.#blocks.push({ block, statuses });
  }

  /** One after the other: the state is one. */
  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const turn = this.#turn.then(work);
    this.#turn = turn.catch(() => undefined);
    return turn;
  }
}

function secondsOf(at: Date): number {
  return Math.floor(at.getTime() / SECOND_MS);
}

function transactionOf(raw: string): TypedTransaction {
  try {
    const transaction = createTxFromRLP(hexToBytes(raw as `0x${string}`), { common });
    if (transaction.verifySignature()) return transaction;
  } catch (error) {
    throw new NotTaken('not a transaction of this chain', { cause: error });
  }
  throw new NotTaken('not signed');
}
