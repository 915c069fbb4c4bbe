import type { Page } from '@playwright/test';
import type { ReadButton, ReadControl, ReadLink } from '#tests/support/page-reader.ts';

/** What stands in sight of a browser's page, each with a mark by which it can be touched. */
export interface SeenPage {
  heading: string;
  text: string;
  links: (ReadLink & { mark: string })[];
  forms: SeenForm[];
}

export interface SeenForm {
  /** Of a form with a result that the page works out, what it is worked out of counts as asked for in it. */
  controls: SeenControl[];
  buttons: (ReadButton & { mark: string })[];
}

export type SeenControl = ReadControl & {
  mark: string;
  /** Whether somebody may change it. */
  isOpen: boolean;
  /** Whether its answer is sent as soon as it is given. */
  isSentAtOnce: boolean;
};

/** Reads what can be seen now: what is folded or put away by a script is not there. What was typed counts as what stands in a field. */
export function readScreen(page: Page): Promise<SeenPage> {
  return page.evaluate(() => {
    let marks = 0;
    for (const old of document.querySelectorAll('[data-seen]')) old.removeAttribute('data-seen');
    const markOf = (element: Element) => {
      const mark = String(marks++);
      element.setAttribute('data-seen', mark);
      return mark;
    };
    const wordsOf = (element: Element | null | undefined) =>
      ((element as HTMLElement | null | undefined)?.innerText ?? '').replace(/\s+/g, ' ').trim();
    const nameOf = (element: Element) => element.getAttribute('aria-label') ?? wordsOf(element);
    const inSight = (element: Element) => element.checkVisibility({ visibilityProperty: true });
    const main = document.querySelector('main');
    if (!main) throw new Error('the page has no main part');
    const byIds = (ids: string | null) =>
      (ids ?? '')
        .split(' ')
        .map((id) => wordsOf(id ? document.getElementById(id) : null))
        .join(' ')
        .trim();
    const kinds: Record<string, 'choice' | 'tick' | 'file'> = { radio: 'choice', checkbox: 'tick', file: 'file' };
    const readControl = (input: HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement) => {
      const group = input.closest('fieldset, [role=group]');
      const options = input instanceof HTMLSelectElement ? [...input.options] : [];
      return {
        mark: markOf(input),
        name: input.name,
        kind: input instanceof HTMLSelectElement ? ('select' as const) : (kinds[input.type] ?? ('text' as const)),
        label: input.getAttribute('aria-label') ?? wordsOf(input.labels?.[0]),
        group: byIds(group?.getAttribute('aria-labelledby') ?? null) || wordsOf(group?.querySelector('legend')),
        hint: byIds(input.getAttribute('aria-describedby')),
        value: input.value,
        isChosen: input instanceof HTMLInputElement && input.checked,
        isRequired: input.required || input.form === null,
        isOpen: !(input instanceof HTMLSelectElement) ? !input.readOnly : true,
        isSentAtOnce: input.dataset.sendsForm !== undefined,
        options: options.map((option) => ({ value: option.value, words: wordsOf(option) || option.text })),
      };
    };
    const readForm = (form: HTMLFormElement) => {
      const own = [...form.elements].filter((one) => inSight(one) && !one.matches(':disabled'));
      const asked = own.filter(
        (one) => one.matches('input:not([type=hidden]), select, textarea') && (one as HTMLInputElement).name,
      );
      const figures = [...main.querySelectorAll('input[type=text]')].filter(
        (one) => (one as HTMLInputElement).form === null && inSight(one),
      );
      return {
        controls: [...(own.some((one) => one.matches('[readonly][required]')) ? figures : []), ...asked].map((one) =>
          readControl(one as HTMLInputElement),
        ),
        buttons: own
          .filter((one) => one instanceof HTMLButtonElement && one.type !== 'button')
          .map((one) => {
            const { name, value } = one as HTMLButtonElement;
            return { mark: markOf(one), words: nameOf(one), name, value };
          }),
      };
    };
    const links = [...document.querySelectorAll<HTMLAnchorElement>('a[href]')].filter(inSight);
    return {
      // As it is written: a brand may show it in capitals.
      heading: (document.querySelector('h1')?.textContent ?? '').replace(/\s+/g, ' ').trim(),
      text: wordsOf(main),
      forms: [...main.querySelectorAll('form')].map(readForm),
      links: [...links.filter((one) => main.contains(one)), ...links.filter((one) => !main.contains(one))].map(
        (link) => ({ mark: markOf(link), words: nameOf(link), href: link.href, isInMain: main.contains(link) }),
      ),
    };
  });
}
