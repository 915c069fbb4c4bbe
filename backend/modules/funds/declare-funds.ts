import { keepLooked } from '#backend/files/keep-file.ts';
import { type LookedInto, lookInto } from '#backend/files/look-into.ts';
import type { Upload } from '#backend/files/upload.ts';
import type { Call, InputOf } from '#backend/http/call.ts';
import { fieldRefusal, Refusal } from '#backend/http/refusal.ts';
import { serveAsking } from '#backend/http/serve.ts';
import { lockProfile } from '#backend/modules/profiles/profiles.repository.ts';
import { declareFunds, FUNDS_FIELDS } from '#contract/funds.ts';
import { mayDeclareFunds } from '#domain/screening/funds.ts';
import { problem } from '#domain/validation/problem.ts';
import { insertDeclaration } from './funds.repository.ts';
import { fundsAmong } from './funds-standing.ts';

/** A person says where their funds come from. 422 on `paper_1` without a paper; the rest: contract/funds.ts. */
export const declareFundsRoute = serveAsking(declareFunds, askLook, async (call, { body }, papers) => {
  const { tx, tenant, user, now } = call;
  await lockProfile(tx, user.id);
  const own = (await fundsAmong(call, [user.id])).get(user.id);
  if (!own || !mayDeclareFunds(own.standing)) throw new Refusal(409, 'funds.not_now');
  if (!papers) throw fieldRefusal({ paper_1: problem('validator.error_null') });
  const fileIds: string[] = [];
  for (const looked of papers) {
    const file = await keepLooked(call, looked, { kind: 'evidence', access: 'owner', ownerUserId: user.id });
    fileIds.push(file.id);
  }
  const { kind, explanation } = body;
  const said = { tenantId: tenant.id, userId: user.id, kind, explanation, orderedCents: own.orderedCents, sentAt: now };
  const id = await insertDeclaration(tx, said, fileIds);
  await call.audit('funds.declared', {
    subject: { type: 'user', id: user.id },
    details: { declaration_id: id, kind, ordered_cents: own.orderedCents.toString() },
  });
  return { data: { id } };
});

/** What is in the files that came; null where none did. */
async function askLook({ deps, tenant }: Call, { files }: InputOf<typeof declareFunds>) {
  const uploads = FUNDS_FIELDS.map((field) => files[field]).filter((upload): upload is Upload => Boolean(upload));
  if (uploads.length === 0) return null;
  return async () => {
    const looked: LookedInto[] = [];
    for (const upload of uploads) looked.push(await lookInto(deps, tenant.id, upload));
    return looked;
  };
}
