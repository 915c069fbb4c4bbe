import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Deps } from '#backend/deps.ts';
import { fileKey } from '#backend/files/keep-file.ts';
import type { JobData } from '#backend/jobs/queues.ts';
import { tenantWork } from '#backend/jobs/tenant-work.ts';
import { checkById, updateCheck } from '#backend/modules/profiles/identity-checks.repository.ts';
import { documentsOf } from '#backend/modules/profiles/legal-documents.repository.ts';
import { addresseeOf, lockIfThere, profileOf } from '#backend/modules/profiles/profiles.repository.ts';
import type { Work } from '#backend/work.ts';
import { ownPaper, paperOf } from '#domain/user/identity-documents.ts';
import {
  type Applicant,
  addPaper,
  askForCheck,
  type IdentityPaper,
  putApplicant,
  reviewOf,
} from './applicant-calls.ts';
import { type IdentityConnection, identityConnectionOf } from './identity-settings.ts';
import { IdentityRefused } from './provider-call.ts';
import { refuseAtOnce } from './take-review.ts';
import { toManagers } from './to-managers.ts';

interface Dossier {
  connection: IdentityConnection;
  person: Applicant;
  /** One for each side. `key`: of its bytes in the file store. */
  papers: (Omit<IdentityPaper, 'content'> & { key: string })[];
}

/**
 * Hands a check on to the provider, outside any transaction; then it is PENDING. Running again after a crash hands the same person on, and
 * the document once more, which the provider takes. Where it says no for good, or the tenant has left it, managers look instead.
 */
export async function handOn(deps: Deps, { tenantId, checkId }: JobData['identity.hand-on']): Promise<void> {
  const dossier = await tenantWork(deps, tenantId, (work) => dossierOf(work, checkId));
  if (dossier === null) return;
  if (dossier === 'for managers') {
    await tenantWork(deps, tenantId, (work) => toManagers(work, checkId, 'RUNNING', 'no_provider'));
    return;
  }
  const { connection, person, papers } = dossier;
  try {
    const applicant = await putApplicant(connection, person);
    const looks = [];
    for (const { key, ...paper } of papers) {
      const content = await bytesOf(await deps.files.read(key));
      looks.push(await addPaper(connection, applicant, { ...paper, content }));
    }
    const errors = looks.flatMap((look) => look.errors);
    if (errors.length > 0) {
      await tenantWork(deps, tenantId, (work) => refuseAtOnce(work, checkId, errors));
      return;
    }
    await askOnce(connection, applicant);
    await tenantWork(deps, tenantId, (work) => waitForIt(work, checkId, applicant));
  } catch (error) {
    if (!(error instanceof IdentityRefused)) throw error;
    await tenantWork(deps, tenantId, (work) => toManagers(work, checkId, 'RUNNING', error.message));
  }
}

/** What the provider needs of a running check; null where there is nothing to do any more. */
async function dossierOf({ tx, tenant, deps }: Work, checkId: string): Promise<Dossier | 'for managers' | null> {
  const check = await checkById(tx, checkId);
  if (check?.status !== 'RUNNING') return null;
  const { userId } = check;
  const [person, profile] = [await addresseeOf(tx, userId), await profileOf(tx, userId)];
  const named = { type: profile.idType, number: profile.idNumber ?? '' };
  const needed = ownPaper(named);
  const documents = (await documentsOf(tx, userId)).filter(({ type }) => needed.some((each) => each === type));
  const connection = identityConnectionOf(tenant, deps.config);
  if (!person) return null;
  if (!connection || documents.length < needed.length) return 'for managers';
  const kind = paperOf(named);
  // Nobody used to be asked who issued a passport: the country of which they are.
  const issuer = profile.idCountry ?? (kind === 'PASSPORT' ? profile.nationality : 'ES');
  return {
    connection,
    person: {
      userId,
      email: person.email,
      firstName: profile.firstName,
      lastName: profile.lastName,
      birthday: profile.birthday,
      country: profile.country,
      nationality: profile.nationality,
    },
    papers: documents.map(({ type, fileId, name, contentType }) => ({
      kind,
      side: needed.length < 2 ? null : type === 'IDENTITY_PROOF_BACK' ? 'BACK_SIDE' : 'FRONT_SIDE',
      country: issuer,
      name,
      contentType,
      key: fileKey(tenant.id, fileId),
    })),
  };
}

/** Asks for the check, also where an earlier run has already asked. */
async function askOnce(connection: IdentityConnection, applicant: string): Promise<void> {
  try {
    await askForCheck(connection, applicant);
  } catch (error) {
    if (!(error instanceof IdentityRefused)) throw error;
    const { reviewStatus } = await reviewOf(connection, applicant);
    if (reviewStatus === 'init' || reviewStatus === 'completed') throw error;
  }
}

async function waitForIt(work: Work, checkId: string, applicant: string): Promise<void> {
  const { tx, now } = work;
  const seen = await checkById(tx, checkId);
  if (!seen) return;
  if (!(await lockIfThere(tx, seen.userId))) return;
  if ((await checkById(tx, checkId))?.status !== 'RUNNING') return;
  await updateCheck(tx, checkId, {
    status: 'PENDING',
    providerReference: applicant,
    handedOnAt: now,
    updatedAt: now,
  });
  await work.audit('identity.handed_on', {
    subject: { type: 'user', id: seen.userId },
    details: { check_id: checkId },
  });
}

async function bytesOf(stream: Readable): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await buffer(stream));
}
