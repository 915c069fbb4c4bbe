import { useTranslation } from 'react-i18next';
import { ReasonForm } from '#app/forms/reason-form.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { AdData } from './ad.server.ts';

/** What was written to and fro, each contact by itself, and the way to answer it. Nobody's address stands here. */
export function AdMessages({ data, reply }: { data: AdData; reply: unknown }) {
  const { t } = useTranslation('ads');
  const { contacts, own, mayBegin } = data;
  return (
    <SheetSection title={t('contact.title')}>
      <Stack gap="card">
        {own && contacts.length === 0 && <Text tone="soft">{t('contact.nobody')}</Text>}
        {contacts.map((contact) => (
          <Card key={contact.id} level={3} title={contact.title}>
            <Stack gap="base">
              {contact.messages.map(({ id, who, at, lines }) => (
                <Stack key={id} gap="hair" as="article">
                  <Text size="small" tone="soft">
                    {who} · {at}
                  </Text>
                  {lines.map((line, at) => (
                    <Text key={at}>{line}</Text>
                  ))}
                </Stack>
              ))}
              {contact.mayWrite && <Write data={data} reply={reply} contact={own ? contact.id : null} />}
            </Stack>
          </Card>
        ))}
        {mayBegin && <Write data={data} reply={reply} contact={null} />}
      </Stack>
    </SheetSection>
  );
}

function Write({ data, reply, contact }: { data: AdData; reply: unknown; contact: string | null }) {
  const { t } = useTranslation('ads');
  return (
    <ReasonForm
      id={contact ? `write-${contact}` : 'write'}
      intent="write"
      form={data.form}
      reply={reply}
      name="text"
      rows={4}
      tone="primary"
      texts={{
        label: t(data.own ? 'contact.answer' : 'contact.write'),
        hint: t('contact.hint'),
        button: t('contact.button'),
      }}
    >
      {contact && <input type="hidden" name="contact" value={contact} />}
    </ReasonForm>
  );
}
