import { useTranslation } from 'react-i18next';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { BookEther } from './book-ether.tsx';
import type { NoticesData } from './notices.server.ts';

/** One notice that waits: what came, what was expected, and how it was cleared. */
export function WaitingNotice({ notice, reply }: { notice: NoticesData['waiting'][number]; reply: unknown }) {
  const { t } = useTranslation('notices');
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
        <ReasonForm
          id={`notice-${notice.id}`}
          name="resolution"
          form={notice.forms.resolve}
          reply={reply}
          texts={{ label: t('resolution'), hint: t('resolutionHint'), button: t('resolve') }}
          rows={3}
        >
          <input type="hidden" name="id" value={notice.id} />
        </ReasonForm>
      </Stack>
    </Card>
  );
}
