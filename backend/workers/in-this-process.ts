import type { Deps } from '#backend/deps.ts';
import { TASKS, type Tasks } from './tasks.ts';

/** The tasks where nobody waits for an answer meanwhile: the demo data are written before the port opens. */
export const inThisProcess: Deps['workers'] = {
  async run<N extends keyof Tasks>(
    _tenantId: string,
    name: N,
    ...input: Parameters<Tasks[N]>
  ): Promise<Awaited<ReturnType<Tasks[N]>>> {
    // One task of the two, with its own input: the compiler does not follow the name through.
    const task = TASKS[name] as unknown as (...given: Parameters<Tasks[N]>) => Promise<Awaited<ReturnType<Tasks[N]>>>;
    return task(...input);
  },
  close: async () => undefined,
};
