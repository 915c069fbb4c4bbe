import { writeFile } from 'node:fs/promises';
import type { Deps } from '#backend/deps.ts';
import type { SignedInCall } from '#backend/http/call.ts';
import { stopIfEnding } from '#backend/jobs/ending.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { tenantNameOf } from '#backend/mail/render-mail.ts';
import type { SheetText } from '#backend/modules/information-sheet/printed-sheet.ts';
import { unprintableIn } from '#backend/modules/information-sheet/unprintable.ts';
import { getHitRoute } from '#backend/modules/screening/get-hit.ts';
import { getPersonRiskRoute } from '#backend/modules/screening/get-person-risk.ts';
import { tenantLogo } from '#backend/modules/signing/tenant-logo.ts';
import { getUserRoute } from '#backend/modules/users/get-user.ts';
import { SYSTEM } from '#backend/work.ts';
import type { UserSheetJson } from '#contract/users.ts';
import { type ExportJob, moveOn } from '../exports.repository.ts';
import { readAs } from '../read-as.ts';
import { type PersonFacts, personFileText } from './person-file-text.ts';
import { FILE_WORDS } from './person-file-words.ts';

/** So many hits are told with their decision; who has more is told how many. */
const HITS_MOST = 40;

type Read = { call: SignedInCall; facts: PersonFacts };

/**
 * Draws the file of a person at a path, in a worker with no transaction open. It says what the sheet says, read as who asked would read it now. Answers how many
 * lines were found for it; `not_allowed` for who may not read it any more; throws Refusal 404 where the person is gone; null where it is wanted no more.
 */
export async function writePersonFile(
  deps: Deps,
  job: ExportJob,
  path: string,
): Promise<number | 'not_allowed' | null> {
  stopIfEnding(deps);
  const actor = { ...SYSTEM, userId: job.userId };
  const read = await tenantWork(
    deps,
    job.tenantId,
    async (work): Promise<Read | 'not_allowed' | null> => {
      const call = await readAs(work, job);
      if (!call || !job.aboutId) return 'not_allowed';
      if (!(await moveOn(work.tx, job, 0, null, work.now))) return null;
      return { call, facts: await factsOf(call, job.aboutId) };
    },
    undefined,
    actor,
  );
  if (read === null || read === 'not_allowed') return read;
  const { tenant, now } = read.call;
  const { look, image, currency, tenant: house } = tenant.customization;
  const tenantName = tenantNameOf(tenant);
  const text = personFileText(read.facts, {
    lang: job.lang,
    platform: tenantName,
    isExeu: house.type === 'EXEU',
    purpose: job.purpose ?? '',
    currency: { symbol: currency.symbol, symbolPosition: currency.symbol_position },
    timeZone: house.time_zone,
    at: now,
  });
  const printed = { tenantName, accent: look.accent, logo: await tenantLogo(image.logo) };
  const drawn = await deps.workers.run(tenant.id, 'sheetPdf', { text: toldWhole(text), look: printed, at: now });
  await writeFile(path, drawn.content, { mode: 0o600 });
  return text.sections.reduce((sum, { rows, tables }) => sum + rows.length + tables.flatMap((t) => t.rows).length, 0);
}

async function factsOf(call: SignedInCall, id: string): Promise<PersonFacts> {
  const read = <T>(answer: unknown) => (answer as { data: T }).data;
  const ask = { params: { id }, query: {}, body: undefined, files: {} };
  const person = read<UserSheetJson>(await getUserRoute.useCase(call, ask, null));
  const risk = read<PersonFacts['risk']>(await getPersonRiskRoute.useCase(call, ask, null));
  const hits: PersonFacts['hits'] = [];
  for (const hit of risk.hits.slice(0, HITS_MOST))
    hits.push(read(await getHitRoute.useCase(call, { ...ask, params: { id: hit.id } }, null)));
  return { person, risk, hits };
}

/** Letters that the paper cannot print are told of, never left out in silence. */
function toldWhole(text: SheetText): SheetText {
  if (unprintableIn(text).length === 0) return text;
  return { ...text, disclaimer: [...text.disclaimer, FILE_WORDS[text.lang].unprintable] };
}
