/**
 * The one small script of every page: makes what works already quicker. No framework, nothing inline, about 2 KB.
 * Everything listens at the window and finds its elements when something happens, so that pages drawn later need no second start.
 */
import { offerReload } from './build-poll.ts';
import { startChooseFile } from './choose-file.ts';
import { startCopy } from './copy.ts';
import { startErrorFocus } from './error-focus.ts';
import { startKeys } from './keys.ts';
import { startMenus } from './menus.ts';
import { startPasskeys } from './passkeys.ts';
import { startPending } from './pending.ts';
import { startReveal } from './reveal.ts';
import { startScheme } from './scheme.ts';
import { startSelection } from './selection.ts';
import { startSendOnChoice } from './send-on-choice.ts';
import { startToasts } from './toasts.ts';
import { startWorkedOut } from './worked-out.ts';

document.documentElement.classList.add('js');
startPasskeys();

// The order counts: a form that is held back by the first two is not yet on its way for the third.
startScheme();
startPending();
startCopy();
startSelection();
startSendOnChoice();
startChooseFile();
startReveal();
startMenus();
startKeys();
startErrorFocus();
startToasts();
startWorkedOut();
offerReload();

// A page whose only work is to send its form: the secret link. Its button is for people without script.
document.querySelector<HTMLFormElement>('form[data-autosubmit]')?.requestSubmit();
