import { z } from 'zod';
import { takeBackUserBankAccount } from '#contract/bank-accounts.ts';
import { reopenIdentity } from '#contract/identity.ts';
import { impersonate } from '#contract/impersonation.ts';
import { preparePersonFile } from '#contract/person-file.ts';
import { resetSecondFactor } from '#contract/second-factor.ts';
import { REJECTION_REASONS } from '#domain/user/status.ts';

/** A rejection names one of the four reasons (specification, section 4). */
export const rejectUserForm = z.object({ reason: z.enum(REJECTION_REASONS) });
export const verifyUserForm = z.object({});
export const reopenIdentityForm = reopenIdentity.body;
export const takeBackAccountForm = takeBackUserBankAccount.body;
export const resetFactorForm = resetSecondFactor.body;
export const personFileForm = preparePersonFile.body;
export const enterForm = impersonate.body;
export type RejectFields = z.input<typeof rejectUserForm>;
