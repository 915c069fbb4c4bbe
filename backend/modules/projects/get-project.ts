import { actsAsManager } from '#backend/http/acts-as-manager.ts';
import { notFound } from '#backend/http/refusal.ts';
import { serve } from '#backend/http/serve.ts';
import { offerFigures } from '#backend/modules/investments/offer-figures.repository.ts';
import { managedOne } from '#backend/modules/issuances/issuance-filter.repository.ts';
import { publishedSheet } from '#backend/modules/issuances/sheet-versions.repository.ts';
import type { NoticeAddressRow } from '#backend/modules/notice-addresses/notice-addresses.repository.ts';
import { getProject } from '#contract/projects.ts';
import { noticeLinkEnds, noticeStanding } from '#domain/issuance/notice-address.ts';
import { leastForSale } from '#domain/issuance/oversubscription.ts';
import { PROJECT_SECTIONS, type ProjectSection } from '#domain/issuance/project-sections.ts';
import { moneyText } from '#domain/money/money.ts';
import { amountOf, priceOf } from '#domain/money/price.ts';
import { allVersions } from './documents.repository.ts';
import { nameOfPerson, type ProjectRow, partsOf, projectRow } from './projects.repository.ts';
import { wholeProject } from './whole-project.ts';

/** The editor's view: what is saved, section by section, and all that is missing. 404 for an issuer who asks for another's. */
export const getProjectRoute = serve(getProject, async (call, { params }) => {
  const { tx, tenant, user } = call;
  const issuance = await projectRow(tx, managedOne(call, params.id));
  if (!issuance) throw notFound();
  const { editedAt, editedBy } = issuance;
  const isManager = actsAsManager(call);
  // An issuer gets no names of managers (decision record 0035).
  const isNamed = isManager || editedBy === user.id;
  const [rows, versions, sheet, figures, editor] = await Promise.all([
    partsOf(tx, tenant.id, issuance.id),
    allVersions(tx, tenant.id, issuance.id),
    publishedSheet(tx, tenant.id, issuance.id),
    offerFigures(tx, tenant.id, issuance.id, user.id),
    editedBy && isNamed ? nameOfPerson(tx, tenant.id, editedBy) : tenant.customization.tenant.name,
  ]);
  const { sections, documents, missing } = wholeProject({ issuance, ...rows }, sheet !== null, call);
  return {
    data: {
      id: issuance.id,
      status: issuance.status,
      raised: moneyText(figures.raisedCents),
      soft_cap: moneyText(amountOf(issuance.softCapTokens, priceOf(issuance.price))),
      tokens_taken: leastForSale(issuance),
      saved: editedAt && { at: editedAt.toISOString(), by: editor },
      versions: versionsOf(issuance.sectionVersions),
      sections: {
        ...sections,
        images: { ...sections.images, cover_url: issuance.coverUrl, logo_url: issuance.logoUrl },
        documents: {
          documents,
          versions: versions.map((one) => ({
            document_id: one.documentId,
            version: one.version,
            name: one.name,
            bytes: one.bytes,
            file_id: isManager || one.createdBy === user.id ? one.fileId : null,
            sent_at: one.createdAt.toISOString(),
            sent_by: isManager || one.createdBy === user.id ? one.by : tenant.customization.tenant.name,
          })),
        },
      },
      notice_addresses: addressesOf(rows.noticeAddresses, call.now),
      missing,
    },
  };
});

function addressesOf(rows: readonly NoticeAddressRow[], now: Date) {
  return rows
    .filter(({ listed }) => listed)
    .map((row) => {
      const standing = noticeStanding(row, now);
      const until = standing === 'ASKED' ? noticeLinkEnds(row).toISOString() : null;
      return { address: row.address, standing, until };
    });
}

function versionsOf(saved: ProjectRow['sectionVersions']): Record<ProjectSection, number> {
  const once = Object.fromEntries(PROJECT_SECTIONS.map((section) => [section, 1])) as Record<ProjectSection, number>;
  return { ...once, ...saved };
}
