import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { fieldAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { isAnswerTo, useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Avatar } from '#app/ui/brand/avatar.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { FileField } from '#app/ui/fields/file-field.tsx';
import { FoldedRow } from '#app/ui/layout/setting-rows.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { PictureFields } from './own-account.form.ts';
import type { OwnAccount } from './own-account.server.ts';

/** One's own picture: sent, replaced, deleted. Without one, initials stand in its place. */
export function PictureRow({ data, reply }: { data: OwnAccount['picture']; reply: unknown }) {
  const { t } = useTranslation('account');
  const { form, fields } = useLonjaForm<PictureFields>({ ...data.form, id: 'own-picture', reply });
  const label = t('picture.file');
  return (
    <FoldedRow
      id="picture-card"
      name={t('picture.title')}
      value={t(data.src ? 'picture.shown' : 'picture.none')}
      words={{ open: t('row.change'), close: t('row.close') }}
      open={isAnswerTo('own-picture', reply) || isAnswerTo('delete-picture', reply)}
    >
      <Stack gap="field">
        <Avatar name={data.name} image={data.src} size="large" />
        <FormShell form={form} labels={{ picture: label }} files>
          <Stack gap="small">
            <FileField
              {...fieldAttributes(fields.picture)}
              label={label}
              hint={data.hint}
              accept="image/jpeg,image/png,image/webp,image/avif"
              required
            />
            <div>
              <Button name="intent" value="save-picture">
                {t(data.src ? 'picture.replace' : 'picture.save')}
              </Button>
            </div>
          </Stack>
        </FormShell>
        {data.src && (
          <ConfirmForm
            id="delete-picture"
            intent="delete-picture"
            reply={reply}
            tone="quiet"
            button={t('picture.delete')}
          />
        )}
      </Stack>
    </FoldedRow>
  );
}
