import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { DocumentPane } from '#app/ui/document-pane/document-pane.tsx';
import type { Paper } from '#app/ui/document-pane/paper.ts';
import { PaperDesk } from '#app/ui/document-pane/paper-desk.tsx';
import { Card } from '#app/ui/layout/card.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { servedAt } from '#domain/access/resource-addresses.ts';
import { SAMPLE_CARD } from './sample-card.ts';
import { Specimen } from './specimen.tsx';

/** A paper beside its judgement: a picture with others of its record, a PDF in the browser's own reader, and a record without papers. */
export function PapersSection() {
  const { t } = useTranslation('components');
  const p = (key: string) => t(`papers.${key}`);
  const paper = (id: string, kind: Paper['kind']): Paper => ({
    id,
    kind,
    label: p(id),
    note: p('note'),
    lookHref: kind === 'picture' ? SAMPLE_CARD : servedAt.samplePaper,
    downloadHref: '#papers',
    href: '#papers',
  });
  const [front, back, deed] = [paper('front', 'picture'), paper('back', 'picture'), paper('deed', 'page')];
  return (
    <Specimen section="papers">
      <PaperDesk paper={<DocumentPane all={[front, back, deed]} shown={front} seen={p('seen')} />}>
        <Facts
          items={[
            { label: p('name'), value: p('n1') },
            { label: p('number'), value: p('n2') },
          ]}
        />
        <Card title={p('decision')} level={3}>
          <div>
            <Button tone="primary" type="button">
              {p('approve')}
            </Button>
          </div>
        </Card>
      </PaperDesk>
      <PaperDesk paper={<DocumentPane anchor="paper-page" all={[deed]} shown={deed} seen={p('seen')} />}>
        <DocumentPane all={[]} shown={null} seen="" />
      </PaperDesk>
    </Specimen>
  );
}
