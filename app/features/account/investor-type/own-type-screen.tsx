import { useTranslation } from 'react-i18next';
import { questionIn } from '#app/forms/ask-first.ts';
import { FrozenType } from '#app/parts/investor-type/frozen-type.tsx';
import { TypeForm } from '#app/parts/investor-type/type-form.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { OwnTypeData } from './own-type.server.ts';

/** A person or a company, chosen from the account; or the question before that changes. */
export function OwnTypeScreen({ reply, ...data }: OwnTypeData & { reply: unknown }) {
  const { t } = useTranslation(['account', 'onboarding']);
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { part } = data;
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[{ label: t('title'), href: data.accountHref }, { label: data.head.title }]}
        title={data.head.title}
        about={t('onboarding:type.intro')}
      />
      {part.frozen ? (
        <FrozenType {...part.frozen} />
      ) : (
        <Card>
          <TypeForm part={part} reply={reply} buttons={<Button tone="primary">{t('row.save')}</Button>} />
        </Card>
      )}
    </Stack>
  );
}
