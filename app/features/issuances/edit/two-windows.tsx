import { useTranslation } from 'react-i18next';
import { isFailedReply } from '#app/forms/reply.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { version } from './edit.css.ts';
import { alignedTo } from './section-lists.ts';
import { choiceOf, differences, MINE, THEIRS } from './two-windows.ts';

interface TwoWindowsProps {
  reply: unknown;
  /** As it is saved now. */
  saved: Record<string, string>;
  lists: Parameters<typeof alignedTo>[2];
  labels: Record<string, string>;
}

/** Where somebody else has saved the section meanwhile: what stands there now and what was typed here, field by field, to choose from. */
export function TwoWindows({ reply, saved, lists, labels }: TwoWindowsProps) {
  const { t } = useTranslation('projects');
  if (!isFailedReply(reply) || reply.code !== 'project.changed_meanwhile') return null;
  const typed = reply.result.initialValue ?? {};
  // What has no words of its own is nobody's to choose.
  const found = differences(alignedTo(typed, saved, lists), typed).filter(({ name }) => labels[name]);
  if (found.length === 0) return null;
  return (
    <Notice tone="caution" title={t('twoWindows.title')}>
      <p>{t('twoWindows.text')}</p>
      {found.map(({ name, theirs, mine }) => (
        <ChoiceGroup
          key={name}
          id={`project-${choiceOf(name)}`}
          name={choiceOf(name)}
          label={labels[name] ?? name}
          required
          defaultValue={MINE}
          choices={[
            {
              value: MINE,
              label: t('twoWindows.mine'),
              hint: <span className={version}>{mine || t('twoWindows.nothing')}</span>,
            },
            {
              value: THEIRS,
              label: t('twoWindows.theirs'),
              hint: <span className={version}>{theirs || t('twoWindows.nothing')}</span>,
            },
          ]}
        />
      ))}
    </Notice>
  );
}
