import { useTranslation } from 'react-i18next';
import { Course } from '#app/features/complaints/pieces/course.tsx';
import { Filed } from '#app/features/complaints/pieces/filed.tsx';
import { questionIn } from '#app/forms/ask-first.ts';
import { Sheet } from '#app/parts/sheet/sheet.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { DocumentPane } from '#app/ui/document-pane/document-pane.tsx';
import { ConfirmPage } from '#app/ui/feedback/confirm-page.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import type { ComplaintData } from './complaint.server.ts';
import { ComplaintActs } from './complaint-acts.tsx';
import { DecideComplaint } from './decide-complaint.tsx';
import { HousePapers } from './house-papers.tsx';

/** One complaint as managers work on it: what was filed, its course, and what can be done now. */
export function ComplaintScreen({ reply, ...data }: ComplaintData & { reply: unknown }) {
  const { t } = useTranslation('complaints');
  const question = questionIn(reply);
  if (question) return <ConfirmPage {...question} />;
  const { admission, ask, delay, decide } = data.acts;
  return (
    <Sheet
      queue={data.queue}
      crumbs={[{ label: t('plural'), href: data.listHref }, { label: data.reference }]}
      title={data.head.title}
      chips={<Chip tone={data.status.tone}>{data.status.label}</Chip>}
      about={
        <>
          {data.person.href ? <a href={data.person.href}>{data.person.name}</a> : data.person.name} ·{' '}
          {data.person.email}
          {data.outside && ` · ${t('outside.chip')}`}
        </>
      }
      turns={data.turns}
      related={data.related}
      lead={data.conflict && <Notice tone="caution">{data.conflict}</Notice>}
      acts={(admission || ask || delay) && <ComplaintActs acts={data.acts} reply={reply} />}
    >
      <Stack gap="wide">
        <Filed facts={data.facts} texts={data.texts} papers={data.filedPapers} />
        {data.papers && <DocumentPane {...data.papers} />}
        <Course steps={data.course} />
        {data.housePapers && <HousePapers papers={data.housePapers} reply={reply} />}
        {decide && <DecideComplaint decide={decide} reply={reply} />}
      </Stack>
    </Sheet>
  );
}
