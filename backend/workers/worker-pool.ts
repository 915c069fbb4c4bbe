import { cpus } from 'node:os';
import { Piscina } from 'piscina';
import { FairQueue } from './fair-queue.ts';
import type { Tasks } from './tasks.ts';

/** Ours: a statement of 20,000 movements takes about two seconds, a contract a third of one. */
const LIMIT_MS = 20_000;
/** Beyond that a task of ours is no task of ours. */
const MAX_HEAP_MB = 512;
const IDLE_MS = 60_000;
/** Of one tenant. */
const LONGEST_LINE = 8;

/** A task was ended because it took too long or too much memory. */
export class TaskEnded extends Error {}

/** Threads that do the tasks of `tasks.ts`. One that takes too long is ended, and the next task gets a new one. */
export class WorkerPool {
  readonly #file: string;
  readonly #limitMs: number;
  readonly #threads = Math.max(1, Math.min(4, cpus().length));
  readonly #queue = new FairQueue(this.#threads, LONGEST_LINE);
  #pool: Piscina | null = null;

  /** @param file address or path of the bundled `worker.ts` */
  constructor(file: string, limitMs = LIMIT_MS) {
    this.#file = file;
    this.#limitMs = limitMs;
  }

  /**
   * Does a task for a tenant when it is its turn.
   * @throws TaskEnded past the time or memory; Refusal 503 `server.busy` where too many of the tenant's wait; what the task throws
   */
  run<N extends keyof Tasks>(
    tenantId: string,
    name: N,
    ...[input]: Parameters<Tasks[N]>
  ): Promise<Awaited<ReturnType<Tasks[N]>>> {
    return this.#queue.run(tenantId, async () => {
      const late = AbortSignal.timeout(this.#limitMs);
      try {
        return await this.#open().run(input, { name, signal: late });
      } catch (error) {
        const isOver = late.aborted || (error as NodeJS.ErrnoException).code === 'ERR_WORKER_OUT_OF_MEMORY';
        throw isOver ? new TaskEnded(name) : error;
      }
    });
  }

  /** Ends the threads; what is running is not waited for. */
  async close(): Promise<void> {
    await this.#pool?.destroy();
    this.#pool = null;
  }

  #open(): Piscina {
    if (this.#pool) return this.#pool;
    this.#pool = new Piscina({
      filename: this.#file,
      minThreads: 0,
      maxThreads: this.#threads,
      idleTimeout: IDLE_MS,
      resourceLimits: { maxOldGenerationSizeMb: MAX_HEAP_MB },
      // What the process itself was started with is none of theirs.
      execArgv: [],
    });
    // A thread that ended with no task in hand: the next one gets a new one.
    this.#pool.on('error', () => undefined);
    return this.#pool;
  }
}
