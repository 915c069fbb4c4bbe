import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { DifferenceList } from '#app/parts/offer-changes/difference-list.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { LookData } from './desk.server.ts';

/** How the draft differs from what everybody sees, and what can be done with it as a whole. */
export function DraftPanel(
  props: Pick<LookData, 'draft' | 'published' | 'version' | 'publishForm'> & { reply: unknown },
) {
  const { draft, published, version, publishForm, reply } = props;
  const { t } = useTranslation('look');
  const hidden = <input type="hidden" name="version" value={version} />;
  return (
    <Card title={t('compare')}>
      <Stack gap="small">
        <Text size="small" tone="soft">
          {published}
        </Text>
        {draft.count === 0 ? (
          <Text>{t('draft.nothing')}</Text>
        ) : (
          <>
            {draft.saved && <Text size="small">{draft.saved}</Text>}
            <DifferenceList groups={draft.groups} />
            <Cluster>
              <ConfirmForm
                id="publish"
                intent="publish"
                form={publishForm}
                reply={reply}
                tone="primary"
                button={t('publish.button')}
              >
                {hidden}
              </ConfirmForm>
              <ConfirmForm id="discard" intent="discard" reply={reply} tone="quiet" button={t('discard.button')}>
                {hidden}
              </ConfirmForm>
            </Cluster>
          </>
        )}
      </Stack>
    </Card>
  );
}
