import { useTranslation } from 'react-i18next';
import { FormShell } from '#app/forms/form-shell.tsx';
import { LOOK } from '#app/forms/look.ts';
import { isFailedReply } from '#app/forms/reply.ts';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { ChoiceGroup } from '#app/ui/fields/choice-group.tsx';
import { Cluster } from '#app/ui/layout/cluster.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { buttons } from './edit.css.ts';
import type { EditData } from './edit.server.ts';
import { withTyped } from './more-entries.ts';
import { SectionFields } from './section-fields.tsx';
import { keysInPlace } from './section-lists.ts';
import { TwoWindows } from './two-windows.tsx';
import { isLook, isOnCard, type TypedCard } from './typed-card.ts';

/** What the form of a section needs; the parts of an information sheet are written with it as well. */
type EditFormData = Pick<EditData, 'form' | 'groups' | 'values' | 'version' | 'sentence' | 'lists' | 'takesFiles'> & {
  section: string;
  /** Null: it is read, and nothing typed would be taken. */
  buttons: EditData['buttons'] | null;
};

/** The form of a section: its fields, what the public reads of them, and the ways to save. */
export function EditForm({ reply, looked, ...data }: EditFormData & { reply: unknown; looked?: TypedCard | null }) {
  const { t } = useTranslation('projects');
  const { form, fields, said } = useLonjaForm<Record<string, string>>({
    ...data.form,
    id: 'project',
    reply,
    defaultValue: data.values,
  });
  const typed = isFailedReply(reply) || isLook(reply) ? (reply.result.initialValue ?? {}) : null;
  const groups = withTyped(data.groups, typed);
  const labels = Object.fromEntries(groups.flatMap(({ rows }) => rows.flat().map(({ name, label }) => [name, label])));
  const keys = keysInPlace(typed, data.values, data.lists);
  const sentence = looked?.sentence ?? (said || data.sentence);
  return (
    <FormShell form={form} labels={labels} onEnter="save" files={data.takesFiles}>
      <input type="hidden" name="version" value={data.version} />
      <Stack gap="card">
        <TwoWindows reply={reply} saved={data.values} lists={data.lists} labels={labels} />
        <SectionFields groups={groups} fields={fields} keys={keys} />
        {sentence && (
          <Notice title={t('publicReads')} role={said ? 'status' : undefined}>
            {sentence}
          </Notice>
        )}
        {data.sentence && (
          <Stack gap="small">
            {data.section === 'token' && (
              <ChoiceGroup
                id="project-gives_way"
                name="gives_way"
                label={t('givesWay.label')}
                defaultValue={fields.gives_way?.initialValue ?? 'target'}
                required
                choices={(['target', 'tokens'] as const).map((value) => ({
                  value,
                  label: t(`givesWay.${value}`),
                }))}
              />
            )}
            <div>
              <Button name="intent" value="calculate">
                {t('calculate')}
              </Button>
            </div>
          </Stack>
        )}
        {data.buttons && (
          <div className={buttons}>
            <Cluster>
              {data.buttons.next && (
                <Button tone="primary" name="intent" value="next">
                  {data.buttons.next}
                </Button>
              )}
              <Button tone={data.buttons.next ? undefined : 'primary'} name="intent" value="save">
                {data.buttons.save}
              </Button>
              {looked !== undefined && isOnCard(data.section) && (
                <Button tone="quiet" icon="eye" name="intent" value={LOOK}>
                  {t('look')}
                </Button>
              )}
            </Cluster>
          </div>
        )}
      </Stack>
    </FormShell>
  );
}
