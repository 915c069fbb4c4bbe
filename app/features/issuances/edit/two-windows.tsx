import { useTranslation } from 'react-i18next';
import { isFailedReply } from '#app/forms/reply.ts';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { version } from './edit.css.ts';
import { choiceOf, differences, MINE, THEIRS } from './two-windows.ts';

interface TwoWindowsProps {
  reply: unknown;
  /** As it is saved now. */
  saved: Record<string, string>;
  labels: Record<string, string>;
}

/** Where somebody else has saved the section meanwhile: what stands there now and what was typed here, field by field, to choose from. */
export function TwoWindows({ reply, saved, labels }: TwoWindowsProps) {
  const { t } = useTranslation('projects');
  if (!isFailedReply(reply) || reply.code !== 'project.changed_meanwhile') return null;
  const found = differences(saved, reply.result.initialValue ?? {});
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
