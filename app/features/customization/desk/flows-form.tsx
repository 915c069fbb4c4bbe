import { useTranslation } from 'react-i18next';
import { FormShell } from '#app/forms/form-shell.tsx';
import { useLonjaForm } from '#app/forms/use-lonja-form.ts';
import { Button } from '#app/ui/controls/button.tsx';
import { FieldErrors } from '#app/ui/fields/field-errors.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import type { LookData } from './desk.server.ts';
import { absent as absentClass, acts, label, place, problem, step, steps } from './flows.css.ts';

type Orders = NonNullable<LookData['flows']>;
type Pressable = Orders[number]['absent'][number]['button'];

/** The order of the steps of an investment and the phases of a project: each button moves, takes out or adds one, and saves it into the draft. */
export function FlowsForm({ flows, version, reply }: { flows: Orders; version: number; reply: unknown }) {
  const { t } = useTranslation('look');
  const { form } = useLonjaForm({ id: 'flows', reply });
  const labels = Object.fromEntries(
    flows.flatMap(({ steps: own, absent }) => [...own, ...absent].map(({ key, label: name }) => [key, name])),
  );
  const errorsAt = (key: string) => form.allErrors[key];
  return (
    <FormShell form={form} labels={labels}>
      <input type="hidden" name="version" value={version} />
      <Stack gap="wide">
        {flows.map(({ flow, title, about, steps: own, absent }) => (
          <Stack key={flow} as="section" gap="small">
            <h3>{title}</h3>
            <Text size="small" tone="soft">
              {about}
            </Text>
            <ol className={steps}>
              {own.map(({ key, label: name, needed, buttons }, at) => (
                <li key={key} id={`flows-${key}`} className={step} tabIndex={-1}>
                  <span className={place}>{at + 1}</span>
                  <span className={label}>
                    <strong>{name}</strong>
                    {needed && (
                      <Text size="small" tone="soft">
                        {needed}
                      </Text>
                    )}
                  </span>
                  <span className={acts}>
                    {buttons.map((button) => (
                      <Press key={button.value} {...button} />
                    ))}
                  </span>
                  <div className={problem}>
                    <FieldErrors id={`flows-${key}`} error={errorsAt(key)?.[0]} />
                  </div>
                </li>
              ))}
            </ol>
            {absent.length > 0 && (
              <Stack gap="tight">
                <Text strong>{t('flow.absent')}</Text>
                <ul className={steps}>
                  {absent.map(({ key, label: name, button }) => (
                    <li key={key} id={`flows-${key}`} className={absentClass} tabIndex={-1}>
                      <strong className={label}>{name}</strong>
                      <Press {...button} />
                      <div className={problem}>
                        <FieldErrors id={`flows-${key}`} error={errorsAt(key)?.[0]} />
                      </div>
                    </li>
                  ))}
                </ul>
              </Stack>
            )}
          </Stack>
        ))}
      </Stack>
    </FormShell>
  );
}

function Press({ value, label: text, full }: Pressable) {
  return (
    <Button size="small" name="intent" value={value} aria-label={full}>
      {text}
    </Button>
  );
}
