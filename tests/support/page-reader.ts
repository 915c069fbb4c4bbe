import { DomUtils, parseDocument } from 'htmlparser2';

type Element = Extract<ReturnType<typeof parseDocument>['children'][number], { attribs: object }>;

/** Something to fill in, by the words that stand at it. */
export interface ReadControl {
  name: string;
  kind: 'text' | 'choice' | 'tick' | 'file' | 'select';
  label: string;
  /** The question of the group that it stands in; empty where it has none. */
  group: string;
  /** What is said of it below or beside. */
  hint: string;
  /** What stands in it; of a choice and a tick what is sent, of a select what is chosen. */
  value: string;
  isChosen: boolean;
  isRequired: boolean;
  /** Of a select: value and words. */
  options: { value: string; words: string }[];
}

export interface ReadButton {
  words: string;
  name: string;
  value: string;
}

export interface ReadForm {
  /** Where it goes; empty: to the page itself. */
  action: string;
  method: 'get' | 'post';
  isMultipart: boolean;
  hidden: [name: string, value: string][];
  controls: ReadControl[];
  buttons: ReadButton[];
}

export interface ReadLink {
  words: string;
  href: string;
  isInMain: boolean;
}

/** What somebody meets on a page: its question, its forms and its ways on, by their words. */
export interface ReadPage {
  heading: string;
  /** All that stands in the page's main part. */
  text: string;
  forms: ReadForm[];
  /** Those of the main part first. */
  links: ReadLink[];
}

/** Reads a page as somebody without script does; what stands folded can be opened and is read as well. */
export function readPage(html: string): ReadPage {
  const all = DomUtils.filter(isElement, parseDocument(html).children, true).filter(isElement);
  const main = all.find(({ name }) => name === 'main');
  if (!main) throw new Error('the page has no main part');
  const isInMain = (element: Element) => ancestorsOf(element).includes(main);
  const links = all.filter(({ name, attribs: { href } }) => name === 'a' && href && !href.startsWith('#'));
  return {
    heading: wordsOf(all.find(({ name }) => name === 'h1')),
    text: wordsOf(main),
    forms: all.filter((element) => element.name === 'form' && isInMain(element)).map((form) => readForm(form, all)),
    links: [...links.filter(isInMain), ...links.filter((link) => !isInMain(link))].map((link) => ({
      words: link.attribs['aria-label'] ?? wordsOf(link),
      href: link.attribs.href ?? '',
      isInMain: isInMain(link),
    })),
  };
}

function readForm(form: Element, all: Element[]): ReadForm {
  const { id, action = '', method = 'get', enctype } = form.attribs;
  const own = all.filter((one) => (one.attribs.form ? one.attribs.form === id : ancestorsOf(one).includes(form)));
  const inputs = own.filter(({ name, attribs }) => /^(input|select|textarea)$/.test(name) && attribs.name);
  const isHidden = ({ attribs }: Element) => attribs.type === 'hidden';
  return {
    action: action.replace(/#.*$/, ''),
    method: method.toLowerCase() === 'post' ? 'post' : 'get',
    isMultipart: enctype === 'multipart/form-data',
    hidden: inputs.filter(isHidden).map(({ attribs }) => [attribs.name ?? '', attribs.value ?? '']),
    controls: inputs
      .filter((input) => !isHidden(input) && input.attribs.disabled === undefined)
      .map((input) => readControl(input, all)),
    buttons: own
      .filter(({ name, attribs }) => name === 'button' && attribs.type !== 'button' && attribs.disabled === undefined)
      .map((button) => ({
        words: button.attribs['aria-label'] ?? wordsOf(button),
        name: button.attribs.name ?? '',
        value: button.attribs.value ?? '',
      })),
  };
}

const KINDS: Record<string, ReadControl['kind']> = { radio: 'choice', checkbox: 'tick', file: 'file' };

function readControl(input: Element, all: Element[]): ReadControl {
  const { attribs } = input;
  const options = DomUtils.getElementsByTagName('option', input).map((option) => ({
    value: option.attribs.value ?? '',
    words: wordsOf(option),
    isChosen: option.attribs.selected !== undefined,
  }));
  const label =
    all.find((element) => element.name === 'label' && element.attribs.for === attribs.id && attribs.id) ??
    ancestorsOf(input).find(({ name }) => name === 'label');
  const group = ancestorsOf(input).find(({ name, attribs: { role } }) => name === 'fieldset' || role === 'group');
  const groupName = all.find(
    (one) => one.attribs.id !== undefined && one.attribs.id === group?.attribs['aria-labelledby'],
  );
  const chosen = options.find((option) => option.isChosen)?.value ?? options[0]?.value ?? '';
  const value = input.name === 'textarea' ? wordsOf(input) : input.name === 'select' ? chosen : (attribs.value ?? '');
  return {
    name: attribs.name ?? '',
    kind: input.name === 'select' ? 'select' : (KINDS[attribs.type ?? ''] ?? 'text'),
    label: attribs['aria-label'] ?? wordsOf(label),
    group: wordsOf(groupName ?? (group && DomUtils.getElementsByTagName('legend', group)[0])),
    hint: (attribs['aria-describedby'] ?? '')
      .split(' ')
      .map((id) => wordsOf(all.find((one) => id !== '' && one.attribs.id === id)))
      .join(' '),
    value,
    isChosen: attribs.checked !== undefined,
    isRequired: attribs.required !== undefined,
    options,
  };
}

function wordsOf(element: Element | undefined): string {
  if (!element) return '';
  return DomUtils.innerText(element).replace(/\s+/g, ' ').trim();
}

function ancestorsOf(element: Element): Element[] {
  const above: Element[] = [];
  for (let one = element.parent; one && isElement(one); one = one.parent) above.push(one);
  return above;
}

function isElement(node: { type: string }): node is Element {
  return 'attribs' in node;
}
