import type { Effort, Walker } from './first-investment.ts';
import { answerTo, choiceOf, homeIn, isOutOfSight, type Newcomer, prefers } from './newcomer-answers.ts';
import { pdfFile } from './order-steps.ts';
import { type ReadButton, type ReadControl, type ReadForm, type ReadPage, readPage } from './page-reader.ts';
import { type Answer, Visitor } from './visitor.ts';
import { isCode, ONWARD, SEND_CODE } from './ways-onward.ts';

interface Act {
  rank: number;
  press: () => Promise<Answer>;
  inputs: string[];
}

/** Somebody new without script, who reads what stands at fields and buttons, and knows no address. */
export class NewcomerWalk implements Walker {
  readonly effort: Effort = { screens: [], inputs: [] };
  page: ReadPage = { heading: '', text: '', forms: [], links: [] };
  /** The address of another's site that a way led to; empty: none did. */
  outside = '';
  /** The page that was asked for last before a way led outside. */
  cameFor = '';
  private address = '';
  private lastStep = '';
  private readonly bank: Visitor;
  private visitor: Visitor;

  constructor(
    private readonly home: Visitor,
    readonly person: Newcomer,
    /** Origin of the payment pages of this machine. */
    private readonly bankOrigin: string,
  ) {
    const { host, port } = new URL(bankOrigin);
    this.bank = new Visitor(host, Number(port), home.lang);
    this.visitor = home;
  }

  /** Opens an address that was given to them: by a link, a mail or another's site. */
  async open(address: string): Promise<void> {
    await this.see(await this.ask(address));
  }

  /** Follows the first link whose words fit; false where none does. */
  async follow(words: RegExp): Promise<boolean> {
    const link = this.page.links.find((one) => words.test(one.words));
    if (link) await this.open(link.href);
    return link !== undefined;
  }

  /** Does what leads furthest on the page; false where nothing does. */
  async goOn(): Promise<boolean> {
    const acts = [...this.page.forms.flatMap((form) => this.actsOf(form)), ...this.linkActs()];
    const [best] = acts.sort((one, other) => one.rank - other.rank);
    if (!best) return false;
    this.effort.inputs.push(...best.inputs);
    await this.see(await best.press());
    return true;
  }

  /** Opens the page that is open once more. */
  again(): Promise<void> {
    return this.open(this.address);
  }

  /** Whether a link leads to a page that can be opened here: not a mail, a wallet or somebody else's site. */
  private isWithin(href: string): boolean {
    return /^[/?]/.test(href) || [this.home.origin, this.bankOrigin].some((own) => href.startsWith(own));
  }

  /** Asks for an address, wherever it is. */
  private ask(address: string): Promise<Answer> {
    const path = this.goTo(address);
    this.address = path.startsWith('?') ? this.address.replace(/[?#].*$/, '') + path : path;
    if (!this.address.startsWith('/login')) this.lastStep = this.address;
    return this.visitor.get(this.address.replace(/#.*$/, ''));
  }

  /** Whose site an address is of is where the person is from now on; answers its path there. */
  private goTo(address: string): string {
    const isBank = address.startsWith(this.bankOrigin) || (this.visitor === this.bank && /^[/?]|^$/.test(address));
    this.visitor = isBank && !address.startsWith(this.home.origin) ? this.bank : this.home;
    const own = this.visitor === this.bank ? this.bankOrigin : this.home.origin;
    return address.startsWith(own) ? address.slice(own.length) : address;
  }

  private async see(first: Answer): Promise<void> {
    let answer = first;
    for (let hops = 0; answer.to !== null; hops++) {
      if (hops > 9) throw new Error(`a loop of redirects, at last to ${answer.to}`);
      const isOurs = [this.home.origin, this.bankOrigin, '/'].some((own) => answer.to?.startsWith(own));
      if (!isOurs) {
        this.outside = answer.to;
        this.cameFor = this.lastStep;
        return;
      }
      answer = await this.ask(answer.to);
    }
    const page = readPage(answer.text);
    const wrong = `after “${this.page.heading}” at ${this.address}: ${answer.status} ${page.text.slice(0, 400)}`;
    if (answer.status !== 200) throw new Error(wrong);
    if (page.heading !== this.page.heading && this.visitor === this.home) this.effort.screens.push(page.heading);
    this.page = page;
  }

  private linkActs(): Act[] {
    return this.page.links.flatMap(({ words, href, isInMain }) => {
      const rank = ONWARD.findIndex((one) => one.test(words));
      // What there is to answer comes before what leads on.
      return rank === -1 || !isInMain || !this.isWithin(href)
        ? []
        : [{ rank: rank + ONWARD.length, inputs: [], press: () => this.ask(href) }];
    });
  }

  private actsOf(form: ReadForm): Act[] {
    return form.buttons.flatMap((button) => {
      const rank = ONWARD.findIndex((one) => one.test(button.words));
      if (rank === -1) return [];
      // Another code is not asked for while one waits to be typed, and nothing that needs one is sent without.
      const sendsCode = SEND_CODE.test(button.words);
      if (sendsCode ? this.person.code !== null : form.controls.some(isCode) && this.person.code === null) return [];
      const filled = fillIn(form, this.person, sendsCode);
      return filled ? [{ rank, inputs: filled.done, press: () => this.send(form, button, filled.pairs) }] : [];
    });
  }

  private send(form: ReadForm, button: ReadButton, pairs: [string, string | File][]): Promise<Answer> {
    const all: [string, string | File][] = [...form.hidden, ...pairs];
    if (button.name) all.push([button.name, button.value]);
    if (form.controls.some(isCode) && !SEND_CODE.test(button.words)) this.person.code = null;
    const address = form.action || this.address.replace(/#.*$/, '');
    if (form.method === 'get') return this.ask(`${address}?${new URLSearchParams(all as [string, string][])}`);
    const path = this.goTo(address);
    if (!form.isMultipart) return this.visitor.post(path, new URLSearchParams(all as [string, string][]));
    const body = new FormData();
    for (const [name, value] of all) body.append(name, value);
    return this.visitor.upload(path, body);
  }
}

/** What a form is sent with, and which of it the person did; null where something that is needed stays empty. */
function fillIn(form: ReadForm, person: Newcomer, partly: boolean) {
  const pairs: [string, string | File][] = [];
  const done: string[] = [];
  const names = new Set(form.controls.filter(({ kind }) => kind === 'choice').map(({ name }) => name));
  for (const name of names) {
    const choices = form.controls.filter((control) => control.name === name);
    const question = choices[0]?.group ?? '';
    const standing = choices.find(({ isChosen }) => isChosen);
    const taken = prefers(choices, person) ?? standing ?? choiceOf(question, choices);
    if (!taken && choices.some(({ isRequired }) => isRequired)) return null;
    if (!taken) continue;
    pairs.push([name, taken.value]);
    if (taken !== standing) done.push(`${question}: ${taken.label}`);
  }
  for (const control of form.controls) {
    const { kind, name, value, label, group, isRequired, isChosen } = control;
    if (kind === 'choice') continue;
    if (kind === 'tick') {
      if (isChosen || isRequired) pairs.push([name, value || 'on']);
      if (isRequired && !isChosen) done.push(label);
    } else if (kind === 'file') {
      pairs.push([name, pdfFile(`${name}.pdf`)]);
      done.push(label || name);
    } else {
      const typed = isOutOfSight(control) ? value : typedInto(control, person);
      if (typed === '' && isRequired && !partly && !isOutOfSight(control)) return null;
      pairs.push([name, typed]);
      // The three parts of a day are one.
      const words = /_(day|month|year)$/.test(name) ? group : label;
      if (typed !== value && !done.includes(words)) done.push(words);
    }
  }
  return { pairs, done };
}

function typedInto(control: ReadControl, person: Newcomer): string {
  const { value, isRequired } = control;
  return homeIn(control) ?? (value || (isRequired && answerTo(control, person)) || '');
}
