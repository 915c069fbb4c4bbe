import { Form } from '@remix-run/react';
import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { DifferenceList } from '#app/parts/offer-changes/difference-list.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { FieldRow } from '#app/ui/fields/field-row.tsx';
import { SelectField } from '#app/ui/fields/select-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { VersionsData } from './versions.server.ts';

/** What differs between two versions, the way back to one of them, and the choice of two others. */
export function Compared({
  compared,
  numbers,
  reply,
}: Pick<VersionsData, 'compared' | 'numbers'> & { reply: unknown }) {
  const { t } = useTranslation('look');
  return (
    <Card title={compared?.title ?? t('versions.other')}>
      <Stack>
        {compared && (
          <>
            <Text tone="soft">{compared.groups.length === 0 ? t('versions.same') : compared.about}</Text>
            <DifferenceList groups={compared.groups} />
            {compared.restore ? (
              <ConfirmForm
                id="restore"
                intent="restore"
                form={compared.restore.form}
                reply={reply}
                button={t('versions.back')}
              >
                <input type="hidden" name="number" value={compared.number} />
                <input type="hidden" name="published" value={compared.restore.published} />
              </ConfirmForm>
            ) : (
              <Text size="small">{t('versions.isPublished')}</Text>
            )}
          </>
        )}
        {numbers.length > 1 && (
          <Form method="get" noValidate key={`${compared?.number} ${compared?.with}`}>
            <Stack gap="small">
              <FieldRow>
                <SelectField
                  id="compare-version"
                  name="version"
                  label={t('versions.one')}
                  options={numbers}
                  defaultValue={String(compared?.number ?? numbers[0]?.value)}
                  required
                />
                <SelectField
                  id="compare-with"
                  name="with"
                  label={t('versions.against')}
                  options={numbers}
                  defaultValue={String(compared?.with ?? numbers[1]?.value)}
                  required
                />
              </FieldRow>
              <div>
                <Button>{t('versions.go')}</Button>
              </div>
            </Stack>
          </Form>
        )}
      </Stack>
    </Card>
  );
}
