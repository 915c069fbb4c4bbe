import { useTranslation } from 'react-i18next';
import { Icon } from '#app/ui/controls/icon.tsx';
import { FieldFrame } from './field-frame.tsx';
import { controlProps, type FieldProps } from './field-props.ts';
import { current as currentClass, file } from './file-field.css.ts';

interface FileFieldProps extends FieldProps {
  /** As the attribute takes it: "application/pdf,image/png,image/jpeg". The server looks at the content. */
  accept?: string;
  multiple?: boolean;
  /** Name of the file that the server already holds; a new one replaces it. */
  current?: string;
  /** With script, choosing a file is sending it: the form's button is for people without. */
  sendsForm?: boolean;
}

/** A file, chosen or dropped: the whole box is the browser's own control. Its form needs encType="multipart/form-data". */
export function FileField({ label, hint, error, current, sendsForm = false, ...native }: FileFieldProps) {
  const { t } = useTranslation('ui');
  const { id, required } = native;
  return (
    <FieldFrame {...{ id, label, hint, error, required }}>
      {current && (
        <p className={currentClass}>
          <Icon name="done" size="small" />
          {t('fileCurrent', { name: current })}
        </p>
      )}
      <input
        {...native}
        {...controlProps({ id, hint, error })}
        className={file}
        type="file"
        data-sends-form={sendsForm ? '' : undefined}
      />
    </FieldFrame>
  );
}
