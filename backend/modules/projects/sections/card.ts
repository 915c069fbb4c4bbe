import type { z } from 'zod';
import { ownerOfSlug } from '#backend/modules/projects/projects.repository.ts';
import { inBoth, type Section } from '#backend/modules/projects/section.ts';
import type { cardFields } from '#contract/project-fields.ts';
import { SECTORS } from '#domain/issuance/sector.ts';
import { problem } from '#domain/validation/problem.ts';

/** Title, slogan, kind and address. An address that has led to another project, now or before, is taken for ever. */
export const cardSection: Section<z.output<typeof cardFields>> = {
  name: 'card',
  read: ({ issuance }) => ({
    title: inBoth(issuance.title),
    slogan: inBoth(issuance.slogan),
    short_description: inBoth(issuance.shortDescription),
    sector: SECTORS.find((sector) => sector === issuance.sector) ?? SECTORS[0],
    product_type: issuance.productType,
    location: issuance.location,
    slug: issuance.slug,
    client_uuid: issuance.clientUuid ?? '',
  }),
  async check({ title, slug }, { issuance }, { tx, tenant }) {
    const owner = slug === issuance.slug ? null : await ownerOfSlug(tx, tenant.id, slug);
    return {
      ...(title.es === '' && title.en === '' ? { title: problem('validator.error_null') } : {}),
      ...(owner !== null && owner !== issuance.id ? { slug: problem('validator.error_slug_taken') } : {}),
    };
  },
  write: (values) => ({
    title: values.title,
    slogan: values.slogan,
    shortDescription: values.short_description,
    sector: values.sector,
    productType: values.product_type,
    location: values.location,
    slug: values.slug,
    clientUuid: values.client_uuid || null,
  }),
};
