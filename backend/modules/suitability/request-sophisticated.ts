import { keepLooked } from '#backend/files/keep-file.ts';
import { type LookedInto, lookInto } from '#backend/files/look-into.ts';
import type { Upload } from '#backend/files/upload.ts';
import type { Call, InputOf } from '#backend/http/call.ts';
import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { addresseeOf, lockProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { EVIDENCE_FIELDS, requestSophisticated } from '#contract/suitability.ts';
import {
  CRITERIA_NEEDED,
  criteriaSuffice,
  mayRequestSophisticated,
  SOPHISTICATED_DECLARATION_VERSION,
} from '#domain/onboarding/sophisticated.ts';
import { problem } from '#domain/validation/problem.ts';
import { SOPHISTICATED_DECLARATION } from './declaration-text.ts';
import { presentOwn } from './present-sophisticated.ts';
import { insertRequest, newestRequest } from './sophisticated.repository.ts';
import { sophisticatedMail } from './sophisticated-mail.ts';

/** Asks for the status. 422 on `criteria` where they do not suffice, on the files where none came; 409 `sophisticated.not_now`. */
export const requestSophisticatedRoute = serveAsking(
  requestSophisticated,
  askLook,
  async (call, { body }, evidence) => {
    const { tx, tenant, user, lang, now } = call;
    if (body.version !== SOPHISTICATED_DECLARATION_VERSION) {
      throw fieldRefusal({ version: problem('validator.form_field_invalid') });
    }
    const profile = await lockProfile(tx, user.id);
    const legalType = profile.legalType ?? 'INDIVIDUAL';
    if (!criteriaSuffice(legalType, body.criteria)) {
      throw fieldRefusal({ criteria: problem('validator.error_criteria', { count: CRITERIA_NEEDED[legalType] }) });
    }
    if (!mayRequestSophisticated(await newestRequest(tx, user.id, legalType), now))
      throw new Refusal(409, 'sophisticated.not_now');
    if (!evidence) throw fieldRefusal({ evidence_1: problem('validator.error_null') });

    const fileIds: string[] = [];
    for (const looked of evidence) {
      const file = await keepLooked(call, looked, { kind: 'evidence', access: 'owner', ownerUserId: user.id });
      fileIds.push(file.id);
    }
    const request = await insertRequest(
      tx,
      {
        tenantId: tenant.id,
        userId: user.id,
        criteria: body.criteria,
        status: 'REQUESTED',
        legalType,
        textShown: SOPHISTICATED_DECLARATION[lang],
        version: body.version,
        lang,
        typedName: body.typed_name,
        createdAt: now,
      },
      fileIds,
    );
    await call.audit('sophisticated.requested', {
      subject: { type: 'user', id: user.id },
      details: { request_id: request.id, criteria: body.criteria, version: body.version },
    });
    const person = await addresseeOf(tx, user.id);
    if (person) await call.mail(sophisticatedMail(person, { turn: 'requested' }));
    return { data: await presentOwn(call, legalType) };
  },
);

/** What is in the files that came; null where none did. */
async function askLook({ deps, tenant }: Call, { files }: InputOf<typeof requestSophisticated>) {
  const uploads = EVIDENCE_FIELDS.map((field) => files[field]).filter((upload): upload is Upload => Boolean(upload));
  if (uploads.length === 0) return null;
  return async () => {
    const looked: LookedInto[] = [];
    for (const upload of uploads) looked.push(await lookInto(deps, tenant.id, upload));
    return looked;
  };
}
