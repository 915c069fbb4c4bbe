import { useTranslation } from 'react-i18next';
import { Button } from '#app/ui/controls/button.tsx';
import { Icon } from '#app/ui/controls/icon.tsx';
import { FieldFrame } from './field-frame.tsx';
import { controlProps, type FieldProps } from './field-props.ts';
import { camera, current as currentClass, file, preview } from './file-field.css.ts';

interface FileFieldProps extends FieldProps {
  /** As the attribute takes it: "application/pdf,image/png,image/jpeg". The server looks at the content. */
  accept?: string;
  multiple?: boolean;
  /** Name of the file that the server already holds; a new one replaces it. */
  current?: string;
  /** With script, choosing a file is sending it: the form's button is for people without. */
  sendsForm?: boolean;
  /** A paper that people hold in their hand: a phone offers to photograph it, and the picture is shown before it is sent. */
  paper?: boolean;
}

/** A file, chosen or dropped: the whole box is the browser's own control. Its form needs encType="multipart/form-data". */
export function FileField({ label, hint, error, current, sendsForm = false, paper, ...native }: FileFieldProps) {
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
      {paper && (
        <>
          {/* The field itself offers the camera too, among other ways: it is what is left without script. */}
          <div className={camera} data-needs-script="">
            <Button type="button" data-takes-photo={id} disabled={native.disabled}>
              {t('takePhoto')}
            </Button>
          </div>
          <canvas className={preview} data-preview-of={id} hidden />
        </>
      )}
    </FieldFrame>
  );
}
