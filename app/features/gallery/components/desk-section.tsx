import { useTranslation } from 'react-i18next';
import { ListViews } from '#app/lists/list-views.tsx';
import { JobPage } from '#app/parts/job/job-page.tsx';
import { QueueBar } from '#app/parts/queue/queue-bar.tsx';
import { Sheet } from '#app/parts/sheet/sheet.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Button } from '#app/ui/controls/button.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { KeysHelp } from '#app/ui/feedback/keys-help.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { pathTo } from '#domain/access/addresses.ts';
import { SampleItems } from './sample-items.tsx';
import { Specimen } from './specimen.tsx';

const HERE = '#desk';

/** A record in its queue, views over a list that were saved, the keys of a list, and a long act at work, held and through. */
export function DeskSection() {
  const { t } = useTranslation('components');
  const d = (key: string) => t(`desk.${key}`);
  const lookers = [t('sheet:looking.for', { name: d('person'), count: 3 })];
  const queue = { name: d('queue'), count: 7, previousHref: HERE, nextHref: HERE, lookers };
  const crumbs = [{ label: d('list'), href: HERE }, { label: t('lists.crumbs.n3') }];
  const figures = (done: string) => [
    { label: d('done'), value: done },
    { label: d('failed'), value: '704,70 €' },
    { label: d('left'), value: '2.138,40 €' },
    { label: d('all'), value: '9.720,00 €' },
  ];
  return (
    <Specimen section="desk">
      <Sheet
        isSample
        queue={{ ...queue, place: d('place'), at: 3, last: { text: d('last'), href: HERE } }}
        crumbs={crumbs}
        title={t('lists.crumbs.n3')}
        chips={<Chip tone="caution">{t('status.caution')}</Chip>}
        about={d('facts')}
        turns={[
          { mine: true, who: d('mine'), what: d('mineWhat') },
          { mine: false, who: d('theirs'), what: d('theirsWhat') },
        ]}
        figures={[
          { label: d('tokens'), value: '120' },
          { label: d('amount'), value: '12.000,00 €' },
          { label: d('fee'), value: '12,00 €' },
        ]}
        tabs={[
          { key: 'summary', label: d('tabSummary'), href: `${HERE}-a`, current: true },
          { key: 'history', label: d('tabHistory'), href: `${HERE}-b`, count: '4', current: false },
        ]}
        tab="summary"
        acts={
          <div>
            <Button type="button">{d('act')}</Button>
          </div>
        }
        related={[
          { key: 'person', icon: 'user', label: d('person'), href: HERE, note: d('personNote') },
          {
            key: 'movement',
            icon: 'bank',
            label: d('movement'),
            href: HERE,
            note: d('movementNote'),
            amount: '12.012,00 €',
          },
        ]}
      >
        <SheetSection title={d('tabSummary')}>
          <Text>{d('judged')}</Text>
        </SheetSection>
      </Sheet>
      <QueueBar {...queue} place={d('none')} at={null} previousHref={null} last={null} />
      <ListViews
        label={t('lists.tabs')}
        items={[{ label: t('lists.tabAll'), href: `${HERE}-all`, count: '1.284', current: false }]}
        path={pathTo.manager.components}
        saved={{
          views: [{ label: t('lists.applied2'), href: `${HERE}-saved`, current: true }],
          query: 'q=alameda',
          nameBounds: { required: true },
        }}
      />
      <div>
        <KeysHelp />
      </div>
      <JobPage
        isSample
        crumbs={[{ label: d('list'), href: HERE }, { label: d('running') }]}
        title={d('running')}
        about={d('runningAbout')}
        state={{ tone: 'progress', label: d('isRunning') }}
        progress={{ text: d('progress'), percent: 56, label: d('progress') }}
        isRunning={false}
        actions={<Button type="button">{d('stop')}</Button>}
        figures={figures('6.876,90 €')}
      >
        <SampleItems states={['FAILED', 'FAILED', 'WORKING', 'DONE']} />
      </JobPage>
      <JobPage
        isSample
        crumbs={[{ label: d('list'), href: HERE }, { label: d('running') }]}
        title={d('running')}
        about={d('resultAbout')}
        state={{ tone: 'caution', label: d('isStopped') }}
        progress={{ text: d('progress'), percent: 56, label: d('progress') }}
        isRunning={false}
        actions={
          <Button type="button" tone="primary">
            {d('goOn')}
          </Button>
        }
        figures={figures('6.876,90 €')}
      >
        {null}
      </JobPage>
      <JobPage
        isSample
        crumbs={[{ label: d('list'), href: HERE }, { label: d('result') }]}
        title={d('result')}
        about={d('resultAbout')}
        state={{ tone: 'negative', label: d('isDone') }}
        progress={null}
        isRunning={false}
        actions={
          <Button type="button" tone="primary">
            {d('retryAll')}
          </Button>
        }
        figures={figures('9.015,30 €').filter((_, at) => at !== 2)}
      >
        <SampleItems states={['FAILED', 'FAILED', 'DONE', 'DONE']} />
      </JobPage>
    </Specimen>
  );
}
