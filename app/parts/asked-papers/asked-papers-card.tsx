import { useTranslation } from 'react-i18next';
import { fieldAttributes } from '#app/forms/field-attributes.ts';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { FileField } from '#app/ui/fields/file-field.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { AskedPaperFields, AskedPapersView } from './asked-papers.server.ts';

interface Shown {
  part: AskedPapersView;
  reply: unknown;
}
type Request = AskedPapersView['requests'][number];
type Asked = Request['asked'][number];

/** What one is asked for, on top of the page: why, by which day, and each part with its place to bring it. */
export function AskedPapersCard({ part, reply }: Shown) {
  const { t } = useTranslation('papers');
  if (part.requests.length === 0) return null;
  return (
    <Card title={t('own.title')} id="asked-papers">
      <Stack gap="wide">
        {part.requests.map((request) => (
          <Stack key={request.id} gap="field">
            <Stack gap="hair">
              <Text>{request.message}</Text>
              <Text size="small" tone="soft">
                {request.due}
              </Text>
            </Stack>
            {request.asked.map((asked) => (
              <AskedPaper key={asked.kind} request={request.id} asked={asked} part={part} reply={reply} />
            ))}
          </Stack>
        ))}
      </Stack>
    </Card>
  );
}

function AskedPaper({ request, asked, part, reply }: Shown & { request: string; asked: Asked }) {
  const { t } = useTranslation('papers');
  const { held } = asked;
  const upload = asked.isOpen && <Upload request={request} asked={asked} part={part} reply={reply} />;
  return (
    <Stack gap="small">
      <Cluster>
        <strong>{asked.label}</strong>
        <Chip tone={asked.tone}>{asked.state}</Chip>
        {held && (
          <a href={held.href} aria-label={t('seeWhat', { what: asked.label, name: held.name })}>
            {held.name}
          </a>
        )}
      </Cluster>
      {asked.reason && <Text tone="negative">{t('why.refused', { reason: asked.reason })}</Text>}
      {asked.isMissing && (
        <Text size="small" tone="soft">
          {asked.hint}
        </Text>
      )}
      {asked.isMissing
        ? upload
        : upload && (
            <details>
              <summary>{t('own.replace', { what: asked.label })}</summary>
              {upload}
            </details>
          )}
    </Stack>
  );
}

function Upload({ request, asked, part, reply }: Shown & { request: string; asked: Asked }) {
  const { t } = useTranslation('papers');
  const { form, fields } = useLonjaForm<AskedPaperFields>({
    ...part.form,
    id: `bring-${asked.kind}-${request}`,
    reply,
  });
  return (
    <FormShell form={form} labels={{ document: asked.label }} files>
      <Stack gap="small">
        <input type="hidden" name="intent" value="bring" />
        <input type="hidden" name="request" value={request} />
        <input type="hidden" name="kind" value={asked.kind} />
        <FileField
          {...fieldAttributes(fields.document)}
          label={t('own.file', { what: asked.label })}
          hint={part.fileHint}
          accept="application/pdf,image/jpeg,image/png"
          sendsForm
          required
        />
        <div>
          <Button>{t('own.send')}</Button>
        </div>
      </Stack>
    </FormShell>
  );
}
