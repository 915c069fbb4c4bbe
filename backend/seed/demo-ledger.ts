import { randomUUID } from 'node:crypto';
import {
  type AccountKind,
  ledgerAccounts,
  ledgerEntries,
  ledgerPostings,
  UNGUARDED_KINDS,
} from '#backend/db/schema/ledger.ts';
import { tokenAsset } from '#backend/ledger/accounts.ts';
import { bulkInsert } from './bulk-insert.ts';
import type { SeedWork } from './seed-work.ts';

interface Side {
  kind: AccountKind;
  userId?: string;
  issuanceId?: string;
  /** Cents, or tokens where the kind is of tokens. */
  amount: bigint;
}

/** The journal of the demo history: entries are gathered and written at once, for the same accounts as the use cases open. */
export class DemoLedger {
  readonly #accounts = new Map<string, typeof ledgerAccounts.$inferInsert & { id: string }>();
  readonly #entries: (typeof ledgerEntries.$inferInsert)[] = [];
  readonly #postings: (typeof ledgerPostings.$inferInsert)[] = [];
  readonly #work: SeedWork;

  constructor(work: SeedWork) {
    this.#work = work;
  }

  /** Adds an entry; sides of nothing are left out. Throws where the sides of an asset do not sum to zero. */
  post(kind: string, ref: string, at: Date, sides: readonly Side[]): void {
    const tenantId = this.#work.tenant.id;
    const entryId = randomUUID();
    const moved = sides.filter(({ amount }) => amount !== 0n);
    const sums = new Map<string, bigint>();
    this.#entries.push({ tenantId, id: entryId, kind, ref, createdAt: at });
    for (const side of moved) {
      const account = this.#account(side, at);
      sums.set(account.asset, (sums.get(account.asset) ?? 0n) + side.amount);
      this.#postings.push({ tenantId, entryId, accountId: account.id, asset: account.asset, amount: side.amount });
    }
    if ([...sums.values()].some((sum) => sum !== 0n)) throw new RangeError(`${kind} ${ref} does not balance`);
  }

  async write(): Promise<void> {
    const { tx } = this.#work;
    await bulkInsert(tx, ledgerAccounts, [...this.#accounts.values()]);
    await bulkInsert(tx, ledgerEntries, this.#entries);
    await bulkInsert(tx, ledgerPostings, this.#postings);
  }

  #account({ kind, userId, issuanceId }: Side, at: Date) {
    const key = [kind, userId, issuanceId].join('|');
    const known = this.#accounts.get(key);
    if (known) return known;
    const isToken = kind === 'treasury' || kind === 'holding';
    const account = {
      tenantId: this.#work.tenant.id,
      id: randomUUID(),
      kind,
      asset: isToken && issuanceId ? tokenAsset(issuanceId) : this.#work.tenant.customization.currency.code,
      userId: userId ?? null,
      issuanceId: issuanceId ?? null,
      guarded: !UNGUARDED_KINDS.some((unguarded) => unguarded === kind),
      createdAt: at,
    };
    this.#accounts.set(key, account);
    return account;
  }
}
