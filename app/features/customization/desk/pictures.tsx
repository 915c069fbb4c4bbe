import { useTranslation } from 'react-i18next';
import { fieldAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FileField } from '#app/ui/fields/file-field.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { LookData } from './desk.server.ts';
import { dark, grounds, light, picture as pictureClass, sheet } from './pictures.css.ts';
import type { PictureFields } from './pictures.form.ts';

type Shown = NonNullable<LookData['pictures']>[number];

const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';

/** The tenant's pictures, each as the draft has it on paper and on ink, with a way to send another. */
export function Pictures({
  pictures,
  version,
  reply,
}: {
  pictures: readonly Shown[];
  version: number;
  reply: unknown;
}) {
  const { t } = useTranslation('look');
  return (
    <Stack as="section" gap="card">
      <Stack gap="tight">
        <h3>{t('picture.title')}</h3>
        <Text size="small" tone="soft">
          {t('picture.about')}
        </Text>
      </Stack>
      {pictures.map((picture) => (
        <PictureForm key={picture.use} {...picture} version={version} reply={reply} />
      ))}
    </Stack>
  );
}

function PictureForm({
  use,
  src,
  title,
  label,
  hint,
  button,
  version,
  reply,
  ...sent
}: Shown & { version: number; reply: unknown }) {
  const { form, fields } = useLonjaForm<PictureFields>({ ...sent.form, id: `picture-${use}`, reply });
  return (
    <FormShell form={form} labels={{ picture: label }} files>
      <div className={sheet}>
        <h4>{title}</h4>
        {src && (
          <div className={grounds}>
            <span className={light}>
              <img className={pictureClass} src={src} alt="" />
            </span>
            {use !== 'sign_in' && (
              <span className={dark}>
                <img className={pictureClass} src={src} alt="" />
              </span>
            )}
          </div>
        )}
        <input type="hidden" name="use" value={use} />
        <input type="hidden" name="version" value={version} />
        <FileField {...fieldAttributes(fields.picture)} label={label} hint={hint} accept={ACCEPT} required />
        <div>
          <Button name="intent" value="picture" icon="upload">
            {button}
          </Button>
        </div>
      </div>
    </FormShell>
  );
}
