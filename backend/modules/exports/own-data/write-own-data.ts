import { createReadStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import type { Deps } from '#backend/deps.ts';
import { fileKey } from '#backend/files/keep-file.ts';
import { stopIfEnding } from '#backend/jobs/ending.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { tenantNameOf } from '#backend/mail/render-mail.ts';
import { SYSTEM } from '#backend/work.ts';
import { OWN_DATA_FILES_MAX_BYTES } from '#domain/limits.ts';
import { DATA_PART_NAMES, type DataPartName, OWN_DATA_PARTS, OWN_DATA_VERSION } from '#domain/own-data/own-data.ts';
import { type Localized, localized } from '#domain/tenant/language.ts';
import { type ExportJob, moveOn } from '../exports.repository.ts';
import { readAs } from '../read-as.ts';
import { type Archive, openArchive } from './archive.ts';
import { PAGE_END, type PageLook, pageHead, partHead, rowText } from './data-page.ts';
import { type DataRow, readPart } from './own-data.repository.ts';
import { COPY_NAMES, PAGE_WORDS } from './own-data-words.ts';

/** Rows that one transaction reads, and all that is in memory of them. */
const PAGE_ROWS = 500;

interface Facts {
  look: PageLook;
  at: Date;
}

/** What came of it: how many rows; that it is wanted no more; or that the person may not have it any more. */
type Written = { rows: number } | 'canceled' | 'not_allowed';

/**
 * Writes the copy of one person's data at a path: a file for machines, a page for people that says the same, and the files that are theirs. Each row is read
 * once, in short transactions, and stands in both.
 */
export async function writeOwnData(deps: Deps, job: ExportJob, path: string): Promise<Written> {
  const facts = await inTenant(deps, job, async ({ tenant, now }): Promise<Facts> => {
    const { tenant: house, currency } = tenant.customization;
    return {
      look: {
        lang: job.lang,
        platform: tenantNameOf(tenant),
        isExeu: house.type === 'EXEU',
        timeZone: house.time_zone,
        currency: { symbol: currency.symbol, symbolPosition: currency.symbol_position },
        titles: new Map(),
      },
      at: now,
    };
  });
  const archive = openArchive(path, facts.at);
  const pagePath = await deps.files.stagingPath();
  try {
    const written = await writeAll(deps, job, { archive, pagePath, ...facts });
    if (typeof written === 'string') archive.abandon();
    else await archive.close();
    return written;
  } catch (error) {
    archive.abandon();
    throw error;
  } finally {
    await rm(pagePath, { force: true });
  }
}

type Writing = Facts & { archive: Archive; pagePath: string };

async function writeAll(deps: Deps, job: ExportJob, { archive, pagePath, look, at }: Writing): Promise<Written> {
  const names = COPY_NAMES[look.lang];
  const json = archive.entry(names.json);
  const page = await open(pagePath, 'w', 0o600);
  const files = new InsideFiles();
  const counts: Partial<Record<DataPartName, number>> = {};
  let rows = 0;
  try {
    await json.write(headText(job, look, at));
    for (const [place, name] of DATA_PART_NAMES.entries()) {
      await json.write(`${place === 0 ? '' : ','}\n${JSON.stringify(name)}: [`);
      let after: string[] | null = null;
      do {
        stopIfEnding(deps);
        const read: DataRow[] | Extract<Written, string> = await readNext(deps, job, { name, after, rows });
        if (typeof read === 'string') return read;
        const shown = read.map(({ text }) => (name === 'files' ? files.place(text, look) : text));
        const isFirst = after === null;
        if (isFirst && shown.length > 0) await page.appendFile(partHead(look, name));
        await json.write(shown.map((text, at) => `${isFirst && at === 0 ? '' : ','}\n${text}`).join(''));
        const parsed = shown.map((text) => JSON.parse(text) as Record<string, unknown>);
        if (name === 'projects') for (const { id, title } of parsed) look.titles.set(String(id), titleIn(title, look));
        await page.appendFile(parsed.map((row) => rowText(look, row)).join(''));
        rows += read.length;
        counts[name] = (counts[name] ?? 0) + read.length;
        after = read.length < PAGE_ROWS ? null : (read.at(-1)?.key ?? null);
      } while (after);
      await json.write('\n]');
    }
    await json.write('\n}\n}\n');
    await json.close();
  } finally {
    await page.close();
  }
  const text = archive.entry(names.page);
  await text.write(pageHead(look, at, counts));
  for await (const chunk of createReadStream(pagePath)) await text.write(chunk);
  await text.write(PAGE_END);
  await text.close();
  await files.write(deps, job, archive);
  return { rows };
}

function titleIn(title: unknown, { lang }: PageLook): string {
  return localized(title as Localized, lang);
}

function headText(job: ExportJob, look: PageLook, at: Date): string {
  const head = {
    schema_version: OWN_DATA_VERSION,
    made_at: at.toISOString(),
    platform: look.platform,
    time_zone: look.timeZone,
    person: job.userId,
    about: PAGE_WORDS[look.lang].about,
  };
  return `${JSON.stringify(head, null, 2).slice(0, -2)},\n"parts": {`;
}

const inTenant = <T>(deps: Deps, job: ExportJob, run: Parameters<typeof tenantWork<T>>[2]) =>
  tenantWork(deps, job.tenantId, run, undefined, { ...SYSTEM, userId: job.userId });

function readNext(
  deps: Deps,
  job: ExportJob,
  { name, after, rows }: { name: DataPartName; after: string[] | null; rows: number },
): Promise<DataRow[] | Extract<Written, string>> {
  return inTenant(deps, job, async (work) => {
    if (!(await readAs(work, job))) return 'not_allowed';
    if (!(await moveOn(work.tx, job, rows, null, work.now))) return 'canceled';
    return readPart(work.tx, job, OWN_DATA_PARTS[name], { after, limit: PAGE_ROWS });
  });
}

/** The files of the person that go along, as long as there is room. */
class InsideFiles {
  #inside: { id: string; path: string }[] = [];
  #bytes = 0;

  /** A file's row with where it lies in the copy; what there is no room for says so. */
  place(text: string, look: PageLook): string {
    const row = JSON.parse(text) as { id: string; name: string; bytes: number };
    const isRoom = this.#bytes + row.bytes <= OWN_DATA_FILES_MAX_BYTES;
    const path = `files/${row.id}-${row.name}`;
    if (!isRoom) return JSON.stringify({ ...row, path: null, text: PAGE_WORDS[look.lang].notInside });
    this.#bytes += row.bytes;
    this.#inside.push({ id: row.id, path });
    return JSON.stringify({ ...row, path });
  }

  async write(deps: Deps, job: ExportJob, archive: Archive): Promise<void> {
    for (const { id, path } of this.#inside) {
      stopIfEnding(deps);
      const content = await deps.files.read(fileKey(job.tenantId, id));
      const entry = archive.entry(path, false);
      for await (const chunk of content) await entry.write(chunk as Uint8Array);
      await entry.close();
    }
  }
}
