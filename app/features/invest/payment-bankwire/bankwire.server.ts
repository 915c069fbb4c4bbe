import { z } from 'zod';
import { call } from '#app/api/call.server.ts';
import { orderOf } from '#app/features/invest/flow/order-of.ts';
import { openStep, stepFrame } from '#app/features/invest/flow/step.server.ts';
import { fileField, formDataOf } from '#app/forms/fields/file-field.ts';
import { answerForm, formAct } from '#app/forms/form-action.server.ts';
import { formOf } from '#app/forms/form-of.server.ts';
import type { SubmittedForm } from '#app/forms/submitted-form.ts';
import { pageHead } from '#app/page-head.server.ts';
import type { SignedInVisit } from '#app/session/visit.ts';
import { qrPath } from '#app/ui/controls/qr-path.server.ts';
import { getBankTransfer, uploadProof } from '#contract/payments.ts';
import { pathTo } from '#domain/access/addresses.ts';
import { fileAddress } from '#domain/access/file-address.ts';
import { isReopenable } from '#domain/investment/transitions.ts';
import { groupedIban } from '#domain/validation/iban.ts';

const proofForm = z.object({ proof: fileField('invest:wire.proofRequired') });

export type ProofFields = z.input<typeof proofForm>;

/** The bank's details for this order, as text, QR and copy buttons, and the upload of the proof. */
export async function loadBankwire(visit: SignedInVisit, slug: string | undefined) {
  const open = await openStep(visit, slug, 'payment-bankwire');
  const order = orderOf(open);
  const { t, format, customization } = visit;
  const { data: wire } = await call(visit, getBankTransfer, { params: { id: order.id } });
  return {
    head: pageHead(visit, { title: t('invest:wire.title') }),
    frame: stepFrame(visit, open),
    intro: wire.expires_at ? t('invest:wire.intro', { date: format.deadline(wire.expires_at) }) : '',
    rows: [
      { key: 'amount', label: t('invest:wire.amount'), value: format.money(wire.amount), copy: wire.amount },
      {
        key: 'reference',
        label: t('invest:wire.reference'),
        value: wire.reference,
        copy: wire.reference,
        hint: t('invest:wire.referenceHint'),
      },
      { key: 'iban', label: t('invest:wire.iban'), value: groupedIban(wire.iban), copy: wire.iban },
      { key: 'holder', label: t('invest:wire.holder'), value: wire.holder, copy: wire.holder },
      { key: 'bank', label: t('invest:wire.bank'), value: wire.bank, copy: '' },
      { key: 'bic', label: t('invest:wire.bic'), value: wire.bic, copy: wire.bic },
    ].filter((row) => row.value !== ''),
    qr: wire.epc ? qrPath(wire.epc) : null,
    uploaded:
      order.proof && !order.proof.rejected_reason
        ? {
            text: t('invest:wire.uploadedText', {
              date: format.dateTime(order.proof.uploaded_at),
              email: visit.session.user.email,
            }),
            href: fileAddress(order.proof.file_id),
            name: order.proof.name,
          }
        : null,
    rejected: order.proof?.rejected_reason ? t('invest:wire.rejected', { reason: order.proof.rejected_reason }) : null,
    // Where nothing is signed there is another step, or none.
    next: t(customization.modules.signature ? 'invest:wire.next3' : 'invest:handover.next3'),
    proofHint: t('invest:wire.proofHint', { limit: customization.tenant.upload_limit_mb }),
    methodHref: isReopenable(order.status) ? pathTo.invest(open.slug, 'method-payment') : null,
    form: formOf(proofForm, visit),
  };
}

export type BankwireData = Awaited<ReturnType<typeof loadBankwire>>;

/** Sends the proof on; what is wrong with the file is said at its field. */
export async function changeBankwire(visit: SignedInVisit, slug: string | undefined, form: SubmittedForm) {
  const open = await openStep(visit, slug, 'payment-bankwire');
  const params = { id: orderOf(open).id };
  return answerForm(visit, form, {
    '': formAct({
      schema: proofForm,
      send: (files, idempotencyKey) => call(visit, uploadProof, { params, body: formDataOf(files), idempotencyKey }),
      onward: () => pathTo.invest(open.slug, 'payment-success'),
    }),
  });
}
