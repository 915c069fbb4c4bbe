import { z } from 'zod';
import { ACTS_FOR, BENEFICIARIES_MOST } from '#domain/user/beneficiaries.ts';
import { endpoint } from './endpoint.ts';
import { birthday, dataOf, instant } from './envelope.ts';
import { country, idNumber, name } from './fields.ts';

const beneficiary = z.object({ name, birthday, country, id_number: idNumber });

/** For whom somebody invests, by their own word. */
export const beneficiaryDeclaration = z.object({
  acts_for: z.enum(ACTS_FOR),
  people: z.array(beneficiary).max(BENEFICIARIES_MOST),
  declared_at: instant,
});
export type BeneficiaryDeclarationJson = z.output<typeof beneficiaryDeclaration>;

/** Null: they have not said it yet. */
const answer = dataOf(beneficiaryDeclaration.nullable());

export const getBeneficiaries = endpoint({
  id: 'getBeneficiaries',
  summary: 'For whom the caller invests',
  method: 'GET',
  path: '/beneficiaries',
  caller: 'investor',
  answer,
});

/** Takes the place of what was said before. 422 on `acts_for` and on `people.<at>.<field>`. */
export const saveBeneficiaries = endpoint({
  id: 'saveBeneficiaries',
  summary: 'Say for whom one invests',
  method: 'PUT',
  path: '/beneficiaries',
  action: 'identity.submit',
  body: beneficiaryDeclaration.omit({ declared_at: true }),
  answer,
});
