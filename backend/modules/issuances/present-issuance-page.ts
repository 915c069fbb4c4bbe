import type { z } from 'zod';
import type { Call } from '#backend/http/call.ts';
import { type InvestmentRow, standingInvestment } from '#backend/modules/investments/investments.repository.ts';
import { isInvestor } from '#backend/modules/investments/investor-flow.ts';
import { withOwnOffer } from '#backend/modules/investments/own-offer.repository.ts';
import { presentLoan } from '#backend/modules/investments/present-loan.ts';
import type { issuancePage } from '#contract/issuance.ts';
import { registerOf, registerSentence } from '#domain/issuance/issuer-register.ts';
import { takesPlaces, tokensToOrder } from '#domain/issuance/oversubscription.ts';
import { pictureAddress } from '#domain/issuance/picture.ts';
import { DOCUMENT_KINDS } from '#domain/issuance/project-sections.ts';
import { isSuspended } from '#domain/issuance/suspension.ts';
import { takesInterest, takesOrders } from '#domain/issuance/transitions.ts';
import { moneyText } from '#domain/money/money.ts';
import { cleanText } from './clean-html.ts';
import { type PageParts, pageParts } from './issuance-page.repository.ts';
import type { IssuanceWithFigures } from './issuance-rows.repository.ts';
import { presentCard } from './present-issuance-card.ts';
import { presentSheet } from './present-sheet.ts';

type PageWire = z.input<typeof issuancePage>;

/** The project page. A visitor sees that a hidden document exists, but not the way to it. */
export async function presentPage(call: Call, row: IssuanceWithFigures): Promise<PageWire> {
  const { tx, tenant, user, now } = call;
  const { issuance } = row;
  const [parts, own] = await Promise.all([
    pageParts(tx, tenant.id, issuance.id, now),
    user && standingInvestment(tx, user.id, issuance.id),
  ]);
  const offered = user ? await withOwnOffer(tx, issuance, user.id) : issuance;
  const openness = {
    status: issuance.status,
    suspended: isSuspended(issuance.suspendedUntil, now),
    campaignStartsAt: issuance.campaignStartsAt,
    campaignEndsAt: issuance.campaignEndsAt,
    tokensLeft: tokensToOrder(offered),
  };
  // A visitor is told what they could do once signed in; a manager or an issuer can do neither.
  const invests = user === null || isInvestor(user.roles);
  const { sections } = issuance;
  return {
    ...presentCard(row, now, tenant.customization.tenant.time_zone),
    client_uuid: issuance.clientUuid,
    cover_raster_url: issuance.coverRasterUrl,
    logo_url: issuance.logoUrl,
    intro_video: issuance.introVideo,
    short_description: issuance.shortDescription,
    sections: {
      description: cleanText(sections.description),
      product: cleanText(sections.product),
      market: cleanText(sections.market),
      competitors: cleanText(sections.competitors),
      business_model: cleanText(sections.business_model),
      projections: cleanText(sections.projections),
    },
    terms: issuance.terms,
    debt: presentLoan(issuance),
    risks: issuance.risks,
    minting_strategy: issuance.mintingStrategy,
    images: issuance.images,
    ...presentParts(call, parts),
    issuer: {
      name: issuance.issuerName,
      city: issuance.issuerCity,
      website: issuance.issuerWebsite,
      register: { es: registerSentence(registerOf(issuance), 'es'), en: registerSentence(registerOf(issuance), 'en') },
    },
    contact_at_percent: tenant.settings.refundContactAtPercent,
    takes_orders: invests && takesOrders(openness, now),
    takes_places: invests && takesPlaces(offered) && takesOrders({ ...openness, tokensLeft: 1 }, now),
    takes_interest: invests && takesInterest(openness, tenant.settings.interestDuringCampaign),
    own: presentOwn(own),
    published_at: (issuance.publishedAt ?? issuance.createdAt).toISOString(),
    updated_at: issuance.updatedAt.toISOString(),
  };
}

function presentOwn(own: InvestmentRow | null): PageWire['own'] {
  return (
    own && {
      id: own.id,
      status: own.status,
      tokens: own.tokens,
      amount: moneyText(own.amountCents),
      is_request: own.isRequest,
    }
  );
}

function presentParts(call: Call, { team, documents, updates, questions, sheet, changes }: PageParts) {
  const isSignedIn = call.user !== null;
  // The approved sheet stands first, and in the place of any paper that was uploaded as one.
  const papers = sheet ? documents.filter(({ kind }) => kind !== 'information-sheet') : documents;
  return {
    team: team.map(({ name, role, bio, pictureId }) => ({
      name,
      role,
      bio,
      picture: pictureId === null ? '' : pictureAddress(pictureId),
    })),
    documents: [
      ...(sheet ? [presentSheet(call, sheet)] : []),
      ...papers.map(({ id, kind, title, access, bytes, fileId, expiresAt }) => ({
        id,
        kind: DOCUMENT_KINDS.find((known) => known === kind) ?? null,
        title,
        access,
        bytes,
        file_id: access === 'public' || isSignedIn ? fileId : null,
        expires_at: expiresAt?.toISOString() ?? null,
      })),
    ],
    changes: changes.map(({ number, decidedAt, proposedAt, revocableUntil, explanation, differences }) => ({
      number,
      at: (decidedAt ?? proposedAt).toISOString(),
      until: (revocableUntil ?? proposedAt).toISOString(),
      explanation,
      differences: differences ?? { es: [], en: [] },
    })),
    updates: updates.map(({ id, title, body, publishedAt }) => ({
      id,
      title,
      body: cleanText(body),
      published_at: publishedAt.toISOString(),
    })),
    questions: questions.map(({ id, question, answer, askedAt, answeredAt }) => ({
      id,
      question,
      answer,
      asked_at: askedAt.toISOString(),
      answered_at: answeredAt?.toISOString() ?? null,
    })),
  };
}
