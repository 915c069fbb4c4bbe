import { handOn } from '#backend/providers/sumsub/hand-on.ts';
import { noticeDigest } from '#backend/providers/sumsub/signature.ts';
import { submitIdentity, uploadLegalDocument } from '#contract/identity.ts';
import { getLegalInformation, savePersonalData } from '#contract/profiles.ts';
import { type InvestWorld, makeInvestWorld, type Person } from './invest-world.ts';
import { listen } from './listen.ts';
import { SAMPLE_PERSON } from './sample-person.ts';

export const SECRETS = ['whsec_first_of_two_secrets', 'whsec_second_of_two_secrets'];

/** A tenant whose identities are checked at the desk of this machine, whose API listens, so that both can reach each other. */
export interface IdentityWorld extends InvestWorld {
  /** Somebody who has filled everything in and is not checked yet. */
  applicant(): Promise<Person>;
  /** Uploads one side of their document, in place of what is there. */
  bring(as: Person, type: 'IDENTITY_PROOF' | 'IDENTITY_PROOF_BACK'): Promise<void>;
  submit(as: Person): Promise<number>;
  /** Does the job that the hand-in has put into its queue. */
  handOn(as: Person): Promise<void>;
  kyc(as: Person): Promise<{ status: string | null; reason: string | null; causes: string[] }>;
  /** What somebody at the desk decides of a person (or of the check with that reference); answers the page's status. */
  decide(as: Person, decision: string, reference?: string): Promise<number>;
  /** A notice about a person, signed by the first secret unless told otherwise; answers the status. */
  tell(as: Pick<Person, 'id'>, sign?: (body: string) => Record<string, string>): Promise<number>;
}

export async function makeIdentityWorld(): Promise<IdentityWorld> {
  const world = await makeInvestWorld();
  const { db, tenantId, backEnd } = world;
  const identity = {
    ...{ appToken: 'token_of_the_tests', secretKey: 'secret_of_the_tests', webhookSecrets: SECRETS },
    ...{ level: 'investors', environment: 'local' },
  };
  await db.query(`update tenants set settings = settings || jsonb_build_object('identity', $2::jsonb) where id = $1`, [
    tenantId,
    JSON.stringify(identity),
  ]);
  const origin = await listen(backEnd);
  const newest = async (as: Person) => {
    const [check] = await db.query<{ id: string; provider_reference: string | null }>(
      'select id, provider_reference from kyc_checks where user_id = $1 order by created_at desc limit 1',
      [as.id],
    );
    return check;
  };
  const bring: IdentityWorld['bring'] = async (as, type) => {
    const document = new File(['%PDF-1.4\n%%EOF'], `${type}.pdf`, { type: 'application/pdf' });
    await world.call(uploadLegalDocument, { params: { type }, files: { document }, as });
  };
  return {
    ...world,
    bring,
    async applicant() {
      const as = await world.addPerson({ prepared: false });
      await world.call(savePersonalData, { body: SAMPLE_PERSON, as });
      for (const type of ['IDENTITY_PROOF', 'IDENTITY_PROOF_BACK'] as const) await bring(as, type);
      return as;
    },
    submit: async (as) => (await world.call(submitIdentity, { body: {}, as })).status,
    handOn: async (as) => handOn(backEnd.deps, { tenantId, checkId: (await newest(as))?.id ?? '' }),
    kyc: async (as) => {
      const { status, reason, causes } = (await world.call(getLegalInformation, { as })).body.data.kyc;
      return { status, reason, causes };
    },
    async decide(as, decision, reference) {
      const applicant = reference ?? (await newest(as))?.provider_reference ?? '';
      const body = new URLSearchParams({ applicant, decision });
      return (await fetch(`${origin}/local-identity/${tenantId}`, { method: 'POST', body, redirect: 'manual' })).status;
    },
    async tell({ id }, sign = signedBy(SECRETS[0])) {
      const body = JSON.stringify({
        type: 'applicantReviewed',
        externalUserId: id,
        reviewResult: { reviewAnswer: 'GREEN' },
      });
      const headers = { 'Content-Type': 'application/json', ...sign(body) };
      const address = `${origin}/webhooks/identity/${tenantId}`;
      return (await backEnd.fetch(new Request(address, { method: 'POST', headers, body }))).status;
    },
  };
}

/** The headers of a notice that this secret signs. */
export function signedBy(secret = '', algorithm = 'HMAC_SHA256_HEX') {
  return (body: string) => ({
    'X-Payload-Digest': noticeDigest(secret, body, algorithm),
    'X-Payload-Digest-Alg': algorithm,
  });
}
