import { useTranslation } from 'react-i18next';
import { bullets } from '#app/ui/layout/bullets.css.ts';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { VoteView } from './vote-view.server.ts';

/** What a vote says: its explanation, its answers, and once it is over what came of it. */
export function VoteBody({ vote }: { vote: VoteView }) {
  const { t } = useTranslation('votes');
  const { result } = vote;
  return (
    <Stack gap="small">
      <Text size="small" tone="soft">
        {vote.about}
      </Text>
      {vote.paragraphs.map((paragraph) => (
        <Text key={paragraph}>{paragraph}</Text>
      ))}
      {result ? (
        <>
          {result.outcome && (
            <Text>
              <strong>{result.outcome}</strong>
            </Text>
          )}
          <Text>{result.turnout}</Text>
          <DataTable
            caption={t('result.title')}
            rows={result.rows}
            rowKey={({ option }) => option}
            empty={null}
            columns={[
              { key: 'option', header: t('result.option'), cell: ({ option }) => option },
              { key: 'tokens', header: t('result.tokens'), align: 'end', cell: ({ tokens }) => tokens },
              { key: 'share', header: t('result.share'), align: 'end', cell: ({ share }) => share },
            ]}
          />
        </>
      ) : (
        <ul className={bullets}>
          {vote.options.map((option) => (
            <li key={option}>{option}</li>
          ))}
        </ul>
      )}
    </Stack>
  );
}
