import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LateAnswers } from '#app/parts/late/late-answers.tsx';
import { LookingLine } from '#app/parts/looking/looking-line.tsx';
import type { QueueView } from '#app/parts/queue/queue.server.ts';
import { QueueBar } from '#app/parts/queue/queue-bar.tsx';
import { classNames } from '#app/ui/controls/class-names.ts';
import type { TimelineStep } from '#app/ui/feedback/timeline.tsx';
import { type Figure, Figures } from '#app/ui/layout/figures.tsx';
import { PageHeader } from '#app/ui/layout/page-header.tsx';
import { Tabs } from '#app/ui/layout/tabs.tsx';
import { type Related, RelatedList } from './related-list.tsx';
import {
  actsColumn,
  aside,
  besideOnly,
  body,
  narrowOnly,
  particulars,
  sheet,
  standing,
  withAside,
} from './sheet.css.ts';
import { SheetSection } from './sheet-section.tsx';
import { SheetSteps } from './sheet-steps.tsx';
import type { SheetTab } from './sheet-tabs.ts';
import { type Turn, TurnLine } from './turn-line.tsx';

interface SheetProps {
  /** A sample of a page is no page: its title is no h1. */
  isSample?: boolean;
  /** Of a record that waits among others. */
  queue?: QueueView | null;
  /** Colleagues who have it open too, where it is of no queue that says so. */
  lookers?: readonly string[];
  crumbs: readonly { label: string; href?: string }[];
  /** A company's own name, a person's, a project's. */
  title: ReactNode;
  /** How it stands: chips. */
  chips?: ReactNode;
  /** One line of facts; what it names are links. */
  about?: ReactNode;
  /** At the end of the title's line; at most one is primary. */
  actions?: ReactNode;
  turns?: readonly Turn[];
  figures?: readonly Figure[];
  steps?: readonly TimelineStep[];
  /** None: a sheet without tabs. */
  tabs?: readonly SheetTab[];
  /** The tab that is shown. `related` is drawn by the sheet itself. */
  tab?: string;
  /** What can be done besides what the page is about; stands in the column. */
  acts?: ReactNode;
  related?: readonly Related[];
  /** Facts that stand in the column: what the bank says, what was declared. */
  beside?: ReactNode;
  /** What has to be known before anything else. */
  lead?: ReactNode;
  /** The shown tab. */
  children: ReactNode;
}

/** A record: who or what, who acts next, how it stands, its tabs; beside them what can be done and what it hangs together with. */
export function Sheet(props: SheetProps) {
  const { t } = useTranslation('sheet');
  const { crumbs, title, chips, about, actions, turns = [], figures = [], steps = [], tabs = [], tab } = props;
  const { isSample, queue, lookers = queue?.lookers ?? [], acts, related = [], beside, lead, children } = props;
  const hasAside = Boolean(acts) || Boolean(beside) || (related.length > 0 && tab !== 'related');
  return (
    <LateAnswers>
      <div className={sheet}>
        {queue && <QueueBar {...queue} />}
        <LookingLine lookers={lookers} />
        <PageHeader isSample={isSample} crumbs={crumbs} title={title} chips={chips} about={about} actions={actions} />
        <TurnLine turns={leadingTo(tabs, turns)} />
        <div className={classNames(body, hasAside && withAside)}>
          <div className={standing}>
            {lead}
            {figures.length > 0 && <Figures items={figures} />}
            {steps.length > 0 && <SheetSteps label={t('steps')} steps={steps} />}
          </div>
          {hasAside && (
            <aside className={aside} aria-label={t('beside')}>
              {acts && (
                <div className={actsColumn}>
                  <SheetSection title={t('acts')}>{acts}</SheetSection>
                </div>
              )}
              {beside}
              {related.length > 0 && tab !== 'related' && (
                <div className={besideOnly}>
                  <SheetSection title={t('related')}>
                    <RelatedList items={related} />
                  </SheetSection>
                </div>
              )}
            </aside>
          )}
          <div className={particulars}>
            {tabs.length > 1 && <Tabs label={t('tabs')} items={tabs.map(withNarrow)} />}
            {tab === 'related' ? <RelatedList items={related} /> : children}
            {/* Without tabs there is none to put it in on a phone. */}
            {tabs.length === 0 && related.length > 0 && (
              <div className={narrowOnly}>
                <SheetSection title={t('related')}>
                  <RelatedList items={related} />
                </SheetSection>
              </div>
            )}
          </div>
        </div>
      </div>
    </LateAnswers>
  );
}

/** What waits for the reader is done in the first tab: from the others its words lead there. */
function leadingTo([first]: readonly SheetTab[], turns: readonly Turn[]): readonly Turn[] {
  if (!first || first.current) return turns;
  return turns.map((turn) => (turn.mine && turn.what ? { ...turn, href: turn.href ?? first.href } : turn));
}

/** Where the column stands, what hangs together stands in it, and its tab is needed only where somebody came by it. */
const withNarrow = (each: SheetTab) =>
  each.key === 'related' && !each.current ? { ...each, className: narrowOnly } : each;
