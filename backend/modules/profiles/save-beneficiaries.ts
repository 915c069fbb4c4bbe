import { fieldRefusal } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { saveBeneficiaries } from '#contract/beneficiaries.ts';
import { dayIn } from '#domain/time/zone.ts';
import { declarationProblem } from '#domain/user/beneficiaries.ts';
import { checkDate } from '#domain/validation/date.ts';
import { checkHiddenSigns } from '#domain/validation/hidden-signs.ts';
import { checkAnyIdNumber } from '#domain/validation/id-document.ts';
import { plainIdNumber } from '#domain/validation/id-number.ts';
import { declarationOf, keepDeclaration } from './beneficiaries.repository.ts';
import { checkCountry, found } from './identity-problems.ts';
import { lockProfile } from './profiles.repository.ts';

/** Keeps for whom the caller invests, and has whom they name held beside the watch lists. */
export const saveBeneficiariesRoute = serve(saveBeneficiaries, async (call, { body }) => {
  const { tx, tenant, user, now } = call;
  const today = dayIn(now, tenant.customization.tenant.time_zone);
  const { acts_for: actsFor, people } = body;
  const problems = found({
    acts_for: declarationProblem(actsFor, people.length),
    ...Object.fromEntries(
      people.flatMap(({ name, birthday, country, id_number }, at) => [
        [`people.${at}.name`, checkHiddenSigns(name)],
        [`people.${at}.birthday`, checkDate(birthday, { max: today })],
        [`people.${at}.country`, checkCountry(country)],
        [`people.${at}.id_number`, checkAnyIdNumber(id_number)],
      ]),
    ),
  });
  if (Object.keys(problems).length > 0) throw fieldRefusal(problems);
  await lockProfile(tx, user.id);
  await keepDeclaration(tx, {
    tenantId: tenant.id,
    userId: user.id,
    actsFor,
    people: people.map((person) => ({ ...person, id_number: plainIdNumber(person.id_number) })),
    declaredAt: now,
  });
  await call.enqueue('screening.person', { tenantId: tenant.id, userId: user.id });
  await call.audit('identity.beneficiaries_saved', { details: { acts_for: actsFor, people: people.length } });
  return { data: await declarationOf(tx, tenant.id, user.id) };
});
