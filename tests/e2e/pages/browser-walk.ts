import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import type { Effort, Walker } from '#tests/support/first-investment.ts';
import { answerTo, choiceOf, homeIn, type Newcomer, prefers } from '#tests/support/newcomer-answers.ts';
import type { ReadPage } from '#tests/support/page-reader.ts';
import { isCode, ONWARD, SEND_CODE } from '#tests/support/ways-onward.ts';
import { pdf } from './files.ts';
import { readScreen, type SeenControl, type SeenForm, type SeenPage } from './in-sight.ts';

/** More than anybody is asked on one page. */
const MOST_ANSWERS = 60;
const PATIENCE_MS = 15_000;

interface Act {
  rank: number;
  /** What stands at it; at a button it may change with what is chosen. */
  words: string;
  /** The form, and the button's place in it; of a link none. */
  form: number | null;
  button: number;
}

/** What is done about a field, and with what. */
interface Reply {
  control: SeenControl;
  said: string;
}

/** Somebody new in a browser with script, who does on each page what is in sight and asked for, one answer after the other. */
export class BrowserWalk implements Walker {
  readonly effort: Effort = { screens: [], inputs: [] };
  page: ReadPage = { heading: '', text: '', forms: [], links: [] };
  outside = '';
  cameFor = '';
  private seen: SeenPage = { heading: '', text: '', forms: [], links: [] };

  constructor(
    private readonly window: Page,
    readonly person: Newcomer,
    private readonly home: string,
    /** Origin of the payment pages of this machine. */
    private readonly bank: string,
  ) {}

  /** Of an address elsewhere it is seen that it was asked for; nothing of it is opened, and nothing else of it is fetched. */
  async stayHere(): Promise<void> {
    const isElsewhere = (url: URL) => ![this.home, this.bank].includes(url.origin);
    this.window.on('request', (request) => {
      // A redirect's is told of here alone.
      if (request.isNavigationRequest() && isElsewhere(new URL(request.url()))) this.outside ||= request.url();
    });
    await this.window.route(isElsewhere, (route) => route.abort());
  }

  async open(address: string): Promise<void> {
    await this.turning(async () => {
      await this.window.goto(new URL(address, this.home).href);
    });
  }

  async follow(words: RegExp): Promise<boolean> {
    const link = this.seen.links.find((one) => words.test(one.words));
    if (link) await this.turning(() => this.touch(link.mark).click());
    return link !== undefined;
  }

  again(): Promise<void> {
    return this.turning(async () => {
      await this.window.reload();
    });
  }

  async goOn(): Promise<boolean> {
    const [best] = this.acts().sort((one, other) => one.rank - other.rank);
    if (!best) return false;
    if (best.form === null) return this.follow(new RegExp(`^${escaped(best.words)}$`));
    const needsCode = !SEND_CODE.test(best.words);
    for (let answers = 0; answers < MOST_ANSWERS; answers++) {
      const form = this.seen.forms[best.form];
      const open = form?.controls.find((one) => !isSettled(one, form, this.person));
      const next = form && open && answerOf(open, form, this.person);
      if (!next) break;
      // A file whose choice is the whole answer leaves by itself.
      const isAway = await this.give(next).catch(() => null);
      // Where a script put the field away in the meantime, the person looks again.
      if (isAway !== null) this.count(next);
      if (isAway) return true;
      this.seen = await readScreen(this.window);
    }
    const form = this.seen.forms[best.form];
    const button = form?.buttons[best.button];
    if (!form || !button) throw new Error(`“${best.words}” went away under “${this.seen.heading}”`);
    if (form.controls.some(isCode) && needsCode) this.person.code = null;
    await this.turning(() => this.touch(button.mark).click());
    return true;
  }

  /** What leads on from here; what needs something that the person does not have does not. */
  private acts(): Act[] {
    const { forms, links } = this.seen;
    const rankOf = (words: string) => ONWARD.findIndex((one) => one.test(words));
    const buttons = forms.flatMap((form, at) =>
      form.buttons.flatMap(({ words }, button): Act[] => {
        const sendsCode = SEND_CODE.test(words);
        const waits = sendsCode ? this.person.code !== null : form.controls.some(isCode) && this.person.code === null;
        const isPossible =
          sendsCode ||
          form.controls.every((one) => isSettled(one, form, this.person) || answerOf(one, form, this.person));
        return rankOf(words) === -1 || waits || !isPossible ? [] : [{ rank: rankOf(words), words, form: at, button }];
      }),
    );
    // What there is to answer comes before what leads on.
    const onward = links.flatMap(({ words, href, isInMain }): Act[] => {
      const isHere = href.startsWith(this.home) || href.startsWith(this.bank);
      return rankOf(words) === -1 || !isInMain || !isHere
        ? []
        : [{ rank: rankOf(words) + ONWARD.length, words, form: null, button: 0 }];
    });
    return [...buttons, ...onward];
  }

  /** Gives an answer; true where the page left by it. */
  private async give({ control, said }: Reply): Promise<boolean> {
    const field = this.touch(control.mark);
    if (control.kind === 'choice' || control.kind === 'tick') await field.check();
    else if (control.kind === 'select') await field.selectOption(said);
    else if (control.kind === 'text') await field.fill(said, { timeout: 2_000 });
    else if (!control.isSentAtOnce) await field.setInputFiles(pdf(said));
    else await this.turning(() => field.setInputFiles(pdf(said)));
    return control.isSentAtOnce;
  }

  /** The three parts of a day are one answer, as is each group of choices. */
  private count({ control: { kind, name, label, group }, said }: Reply): void {
    const isDay = /_(day|month|year)$/.test(name);
    const words = kind === 'choice' ? `${group}: ${said}` : isDay ? group : label || name;
    if (!isDay || this.effort.inputs.at(-1) !== words) this.effort.inputs.push(words);
  }

  private touch(mark: string) {
    return this.window.locator(`[data-seen="${mark}"]`);
  }

  /** Does something that brings another page or changes this one, and reads what stands there then. */
  private async turning(act: () => Promise<void>): Promise<void> {
    if (this.window.url().startsWith(this.home)) {
      const { pathname } = new URL(this.window.url());
      if (!pathname.startsWith('/login')) this.cameFor = pathname;
    }
    await this.window.evaluate(() => Object.assign(window, { isBefore: true }));
    const before = this.seen;
    const wentOut = this.outside;
    await act();
    for (const since = Date.now(); ; await sleep(25)) {
      if (this.outside !== wentOut) return;
      const isNew = await this.window
        .evaluate(() => document.readyState === 'complete' && !('isBefore' in window))
        .catch(() => false);
      const isLate = Date.now() - since > 500;
      // The next page may be on its way while this one is read.
      const now = isNew || isLate ? await readScreen(this.window).catch(() => null) : null;
      if (now) this.seen = now;
      if (now && (isNew || now.heading !== before.heading || now.text !== before.text)) break;
      if (Date.now() - since > PATIENCE_MS) throw new Error(`nothing happened under “${before.heading}”`);
    }
    this.page = { ...this.seen, forms: [] };
    if (this.window.url().startsWith(this.home) && this.seen.heading !== before.heading)
      this.effort.screens.push(this.seen.heading);
  }
}

const escaped = (words: string) => words.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

const choicesOf = ({ name }: SeenControl, form: SeenForm) =>
  form.controls.filter((one) => one.kind === 'choice' && one.name === name);

/** Whether the person leaves a field as it stands. */
function isSettled(control: SeenControl, form: SeenForm, person: Newcomer): boolean {
  const { kind, value, isRequired, isChosen, isOpen } = control;
  const home = homeIn(control);
  if (kind === 'select' && home) return value === home;
  if (kind === 'tick') return isChosen || !isRequired;
  if (kind === 'file') return value !== '';
  if (kind !== 'choice') return value !== '' || !isRequired || !isOpen;
  const choices = choicesOf(control, form);
  const rather = prefers(choices, person);
  return rather ? rather.isChosen : choices.some((one) => one.isChosen) || !isRequired;
}

/** What the person does about a field; null where they have nothing to say. */
function answerOf(control: SeenControl, form: SeenForm, person: Newcomer): Reply | null {
  if (control.kind === 'tick') return { control, said: control.label };
  if (control.kind === 'file') return { control, said: `${control.name}.pdf` };
  if (control.kind === 'choice') {
    const choices = choicesOf(control, form);
    const taken = prefers(choices, person) ?? choiceOf(control.group, choices);
    return taken && { control: taken, said: taken.label };
  }
  const said = homeIn(control) ?? answerTo(control, person);
  return said === null ? null : { control, said };
}
