import { exportCalls } from '#app/lists/exported/export-calls.ts';
import { writeExport } from '#backend/modules/exports/write-export.ts';
import { fullPath } from '#contract/base-address.ts';
import type { BodyOf } from '#contract/endpoint.ts';
import type { prepareExport } from '#contract/exports.ts';
import type { ExportAct } from '#domain/export/export.ts';
import { type ExportArea, wordKeys } from '#domain/export/exported-lists.ts';
import type { InvestWorld, Person } from './invest-world.ts';
import { good } from './order-steps.ts';
import { wordsOf } from './words.ts';

type Asked = BodyOf<typeof prepareExport>;

/** Asks for files of lists, has them written, and downloads them, as the dashboard would. */
export function exportSteps(world: InvestWorld, area: ExportArea = 'manager') {
  const calls = exportCalls(area);
  const ask = (as: Person, body: Asked, lang: 'es' | 'en' = 'es', key?: string) =>
    world.call(calls.prepare, { body, as, lang, key });
  const write = (exportId: string) => writeExport(world.backEnd.deps, { tenantId: world.tenantId, exportId });
  const read = async (as: Person, id: string) => {
    const { data } = good(await world.call(calls.list, { as }));
    return data.find((row) => row.id === id);
  };
  const download = async (as: Person, id: string, host = world.host) => {
    const path = fullPath(calls.file.path.replace('{id}', id));
    const header = as.kind === 'manager' ? 'X-MANAGER-USER-ACCESS-TOKEN' : 'X-USER-ACCESS-TOKEN';
    return world.backEnd.fetch(
      new Request(`http://api.test${path}`, { headers: { 'X-TENANT-HOST': host, [header]: as.token } }),
    );
  };
  return {
    ask,
    write,
    read,
    download,
    act: (as: Person, id: string, act: ExportAct) => world.call(calls.change, { params: { id }, body: { act }, as }),
    /** The whole way of one: its bytes. */
    async file(as: Person, body: Asked, lang: 'es' | 'en' = 'es'): Promise<Buffer> {
      const { id } = good(await ask(as, body, lang)).data;
      await write(id);
      const answer = await download(as, id);
      if (answer.status !== 200) throw new Error(`${answer.status} ${JSON.stringify(await read(as, id))}`);
      return Buffer.from(await answer.arrayBuffer());
    },
  };
}

/** The words that the dashboard sends along with a list. */
export function wordsOfList(
  list: Asked['list'],
  lang: 'es' | 'en',
  area: ExportArea = 'manager',
): Record<string, string> {
  const words = wordsOf(lang);
  return Object.fromEntries(wordKeys(list, area).map((key) => [key, words(key)]));
}
