import { useTranslation } from 'react-i18next';
import { fieldAttributes } from '#app/forms/field-attributes.ts';
import { FileField } from '#app/ui/fields/file-field.tsx';
import { COMPLAINT_FILES } from '#contract/complaints.ts';

type PaperField = (typeof COMPLAINT_FILES)[number];

/** The names of the papers, for a form's summary of what is wrong. */
export function usePaperLabels(): Record<PaperField, string> {
  const { t } = useTranslation('complaints');
  return {
    paper_1: t('papers.one', { at: 1 }),
    paper_2: t('papers.one', { at: 2 }),
    paper_3: t('papers.one', { at: 3 }),
  };
}

interface PaperFieldsProps {
  fields: Record<PaperField, Parameters<typeof fieldAttributes>[0]>;
  /** Which kinds, and how large. */
  hint: string;
}

/** Papers that may come with a complaint, or with an answer. */
export function PaperFields({ fields, hint }: PaperFieldsProps) {
  const labels = usePaperLabels();
  return COMPLAINT_FILES.map((name, at) => (
    <FileField
      key={name}
      {...fieldAttributes(fields[name])}
      label={labels[name]}
      hint={at === 0 ? hint : undefined}
      accept="application/pdf,image/jpeg,image/png"
    />
  ));
}
