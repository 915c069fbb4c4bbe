import type { Project } from '#contract/projects.ts';
import { wholeTokens } from '#domain/issuance/offer-rules.ts';
import type { ProjectSection } from '#domain/issuance/project-sections.ts';
import { priceOf } from '#domain/money/price.ts';
import { htmlToMarkup } from '#domain/text/html-to-markup.ts';
import { markupToHtml } from '#domain/text/markup-to-html.ts';
import { flatten, nest } from './flat-form.ts';
import { calendarIn } from './section.form.ts';
import { removedKeys, SECTION_LISTS } from './section-lists.ts';
import { SECTIONS } from './sections.ts';

/** The request that saves a section, of a form that its schema has read. */
export function bodyOf(section: ProjectSection, form: Record<string, unknown>, project: Project): object {
  const body = nest(SECTIONS[section].fields, form) as Record<string, unknown>;
  const { version } = form;
  switch (section) {
    case 'token': {
      const cap = wholeTokens((form.soft_cap as bigint | null) ?? 0n, priceOf(String(form.price)));
      return { ...body, soft_cap_tokens: cap.ok ? cap.value : 0, version };
    }
    case 'calendar': {
      const { startsOn, endsOn, days, tokenExpiresOn } = calendarIn(form);
      return { starts_on: startsOn, ends_on: endsOn, campaign_days: days, token_expires_on: tokenExpiresOn, version };
    }
    case 'texts':
      return { ...(nest(SECTIONS.texts.fields, htmlTexts(form, project)) as object), version };
    case 'images':
    case 'documents':
      return { ...body, removed: removedKeys(form, SECTION_LISTS[section]), version };
    default:
      return { ...body, version };
  }
}

/** A text that nobody has touched goes back as it is kept, whatever its writing cannot say. */
function htmlTexts(form: Record<string, unknown>, project: Project): Record<string, string> {
  const kept = flatten(project.sections.texts);
  return Object.fromEntries(
    Object.entries(kept).map(([name, html]) => {
      const typed = String(form[name] ?? '')
        .replace(/\r\n?/g, '\n')
        .trim();
      return [name, typed === htmlToMarkup(html) ? html : markupToHtml(typed)];
    }),
  );
}
