import type { z } from 'zod';
import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import { keepAddresses } from '#backend/modules/notice-addresses/keep-addresses.ts';
import { isIssuerOf } from '#backend/modules/projects/projects.repository.ts';
import type { Section } from '#backend/modules/projects/section.ts';
import type { issuerFields } from '#contract/project-fields.ts';
import { problem } from '#domain/validation/problem.ts';

/** The company, the addresses that are told of questions, and the person who acts for it: a manager alone may hand a project to another, who has an issuer's role. */
export const issuerSection: Section<z.output<typeof issuerFields>> = {
  name: 'issuer',
  read: ({ issuance, noticeAddresses }) => ({
    issuer_name: issuance.issuerName,
    issuer_city: issuance.issuerCity,
    issuer_tax_number: issuance.issuerTaxNumber ?? '',
    issuer_website: issuance.issuerWebsite,
    issuer_register_place: issuance.issuerRegisterPlace,
    issuer_register_volume: issuance.issuerRegisterVolume,
    issuer_register_folio: issuance.issuerRegisterFolio,
    issuer_register_sheet: issuance.issuerRegisterSheet,
    issuer_emails: noticeAddresses.flatMap(({ address, listed }) => (listed ? [address] : [])).join('\n'),
    issuer_user_id: issuance.issuerUserId,
  }),
  async check({ issuer_user_id }, { issuance }, call) {
    if (issuer_user_id === issuance.issuerUserId) return {};
    const isFree = actsAsManager(call) && (await isIssuerOf(call.tx, call.tenant.id, issuer_user_id));
    return isFree ? {} : { issuer_user_id: problem('validator.error_option') };
  },
  write: (values) => ({
    issuerName: values.issuer_name,
    issuerCity: values.issuer_city,
    issuerTaxNumber: values.issuer_tax_number || null,
    issuerWebsite: values.issuer_website,
    issuerRegisterPlace: values.issuer_register_place,
    issuerRegisterVolume: values.issuer_register_volume,
    issuerRegisterFolio: values.issuer_register_folio,
    issuerRegisterSheet: values.issuer_register_sheet,
    issuerUserId: values.issuer_user_id,
  }),
  async writeBeside({ issuer_emails, issuer_name, issuer_user_id }, { issuance }, call) {
    const { id, title } = issuance;
    const project = { id, title, issuerName: issuer_name, issuerUserId: issuer_user_id };
    await keepAddresses(call, project, issuer_emails === '' ? [] : issuer_emails.split('\n'));
  },
};
