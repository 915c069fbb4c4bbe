import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { SystemMailData } from './mail.server.ts';

/** One mail of the system: how it stands, and what it said but for its secrets. */
export function MailPage({ data, reply }: { data: SystemMailData; reply: unknown }) {
  const { t } = useTranslation('mails');
  const { again, person } = data;
  return (
    <Stack gap="card">
      <PageHeader
        crumbs={[{ label: t('messages:system'), href: data.path }, { label: data.title }]}
        title={data.title}
        chips={<Chip tone={data.state.tone}>{data.state.label}</Chip>}
        about={person && <a href={person.href}>{person.name}</a>}
      />
      {again && (
        <Notice tone="caution">
          {again.form ? (
            <ConfirmForm
              id="again"
              intent="again"
              form={again.form}
              reply={reply}
              text={again.text}
              button={t('again.button')}
            />
          ) : (
            <Text>{again.text}</Text>
          )}
        </Notice>
      )}
      <Facts items={data.facts} />
      {data.said ? (
        <Said said={data.said} lang={data.lang} blotted={data.blotted} attached={data.attached} />
      ) : (
        <Text tone="soft">{t('notKept')}</Text>
      )}
    </Stack>
  );
}

type SaidProps = Pick<SystemMailData, 'lang' | 'blotted' | 'attached'> & { said: NonNullable<SystemMailData['said']> };

/** As text, in its own language: a mail's own marks would be drawn over this page. */
function Said({ said, lang, blotted, attached }: SaidProps) {
  const { t } = useTranslation('mails');
  return (
    <Card as="article" eyebrow={t('said')} title={<span lang={lang}>{said.heading}</span>}>
      <Stack gap="small">
        <div lang={lang}>
          <Stack gap="small">
            {said.paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
            {said.code && <Text code>{said.code}</Text>}
            {said.action && (
              <Text>
                {said.action.label}:{' '}
                <Text as="span" code>
                  {said.action.to}
                </Text>
              </Text>
            )}
            {said.note && (
              <Text size="small" tone="soft">
                {said.note}
              </Text>
            )}
          </Stack>
        </div>
        {attached.length > 0 && <Text size="small">{t('attached', { names: attached.join(', ') })}</Text>}
        {blotted && (
          <Text size="small" tone="soft">
            {blotted}
          </Text>
        )}
      </Stack>
    </Card>
  );
}
