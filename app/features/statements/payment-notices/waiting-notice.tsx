import { useTranslation } from 'react-i18next';
import { textAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { TextareaField } from '#app/ui/fields/textarea-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { BookEther } from './book-ether.tsx';
import type { NoticesData } from './notices.server.ts';

/** One notice that waits: what came, what was expected, and how it was cleared. */
export function WaitingNotice({ notice, reply }: { notice: NoticesData['waiting'][number]; reply: unknown }) {
  const { t } = useTranslation('notices');
  const { form, fields } = useLonjaForm<{ resolution: string }>({ id: `notice-${notice.id}`, reply });
  const facts = [
    { label: t('amount'), value: notice.amount },
    { label: t('ether'), value: notice.ether },
    { label: t('expected'), value: notice.expected },
    { label: t('received'), value: notice.received },
    { label: t('event'), value: notice.event },
  ];
  return (
    <Card
      as="li"
      level={3}
      title={notice.reason}
      eyebrow={notice.provider}
      aside={notice.orderHref && <a href={notice.orderHref}>{notice.reference}</a>}
    >
      <Stack gap="card">
        {notice.act && <p>{notice.act}</p>}
        <Facts items={facts.filter(({ value }) => value)} />
        {notice.ether && <BookEther notice={notice} reply={reply} />}
        <FormShell form={form} labels={{ resolution: t('resolution') }} idempotencyKey={notice.key}>
          <Stack gap="field">
            <input type="hidden" name="id" value={notice.id} />
            <TextareaField
              {...textAttributes(fields.resolution)}
              label={t('resolution')}
              hint={t('resolutionHint')}
              rows={3}
              minLength={5}
              maxLength={500}
              required
            />
            <div>
              <Button>{t('resolve')}</Button>
            </div>
          </Stack>
        </FormShell>
      </Stack>
    </Card>
  );
}
