import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { fieldAttributes, textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { DateField } from '#app/ui/fields/date-field.tsx';
import { FileField } from '#app/ui/fields/file-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { DocumentFields } from './document.form.ts';
import { replacement } from './document-card.css.ts';
import type { IdentityDocument } from './identity-documents.server.ts';

interface DocumentCardProps {
  document: IdentityDocument;
  /** The next thing to do on this page. */
  primary: boolean;
  reply: unknown;
}

/** One document: what is there, and a form to bring, replace or take it back. */
export function DocumentCard({ document, primary, reply }: DocumentCardProps) {
  const { t } = useTranslation('onboarding');
  const { type, held, tooOld, refused } = document;
  const { form, fields } = useLonjaForm<DocumentFields>({
    ...document.form,
    id: `document-${type}`,
    reply,
    defaultValue: { issued_on: held?.issuedOn ?? '' },
  });
  const labels = { document: document.label, issued_on: t('documents.issuedOn') };
  const upload = (
    <FormShell form={form} labels={labels} files>
      <Stack gap="field">
        <input type="hidden" name="intent" value="upload" />
        <input type="hidden" name="type" value={type} />
        <FileField
          {...fieldAttributes(fields.document)}
          label={t('documents.file')}
          hint={document.fileHint}
          accept="application/pdf,image/jpeg,image/png"
          sendsForm={!document.asksIssueDay}
          paper
          required
        />
        {document.asksIssueDay && (
          <DateField
            {...textAttributes(fields.issued_on)}
            label={t('documents.issuedOn')}
            hint={t('documents.issuedOnHint')}
            required
          />
        )}
        <div>
          <Button tone={primary ? 'primary' : 'secondary'}>{t(held ? 'documents.replace' : 'documents.upload')}</Button>
        </div>
      </Stack>
    </FormShell>
  );
  const status = refused ? 'refused' : held ? (tooOld ? 'tooOld' : 'ready') : 'missing';
  const tone = { ready: 'positive', tooOld: 'caution', missing: 'neutral', refused: 'negative' } as const;
  return (
    <Card id={type} title={document.label} aside={<Chip tone={tone[status]}>{t(`documents.${status}`)}</Chip>}>
      <Stack gap="base">
        <Text size="small" tone="soft">
          {document.hint}
        </Text>
        {refused && (
          <>
            <Text tone="negative">{t('documents.refusedTitle')}</Text>
            {upload}
          </>
        )}
        {held ? (
          <>
            <Text>
              <strong>{held.name}</strong> <span>{held.size}</span>{' '}
              <a href={held.href} aria-label={t('documents.seeWhat', { name: held.name })}>
                {t('documents.see')}
              </a>
            </Text>
            <Text size="small" tone="soft">
              {held.uploaded} {held.issued}
            </Text>
            {tooOld && <Text tone="caution">{t('documents.tooOldText')}</Text>}
            {!refused && (
              <details open={tooOld || !form.valid}>
                <summary>{t('documents.replaceThis')}</summary>
                <div className={replacement}>{upload}</div>
              </details>
            )}
            <ConfirmForm
              id={`remove-${type}`}
              intent="remove"
              reply={reply}
              tone="quiet"
              size="small"
              button={t('documents.remove')}
              buttonLabel={t('documents.removeWhat', { name: held.name })}
            >
              <input type="hidden" name="type" value={type} />
            </ConfirmForm>
          </>
        ) : (
          upload
        )}
      </Stack>
    </Card>
  );
}
