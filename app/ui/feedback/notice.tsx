import type { ReactNode } from 'react';
import { Icon } from '#app/ui/controls/icon.tsx';
import type { IconName } from '#app/ui/controls/icon-names.ts';
import { notice, noticeAction, noticeMark, noticeText, noticeTitle } from './notice.css.ts';

export type NoticeTone = keyof typeof notice;

const ICON: Record<NoticeTone, IconName> = { info: 'info', positive: 'done', caution: 'alert', negative: 'error' };

interface NoticeProps {
  tone?: NoticeTone;
  title?: ReactNode;
  children?: ReactNode;
  /** One button or link. */
  action?: ReactNode;
  /** `status` or `alert` when it answers what the person just did. */
  role?: 'status' | 'alert' | 'note';
}

/** Something to know on this page. */
export function Notice({ tone = 'info', title, children, action, role }: NoticeProps) {
  return (
    <div className={notice[tone]} role={role}>
      <span className={noticeMark[tone]}>
        <Icon name={ICON[tone]} />
      </span>
      <div className={noticeText}>
        {title && <p className={noticeTitle}>{title}</p>}
        {children && <div>{children}</div>}
      </div>
      {action && <div className={noticeAction}>{action}</div>}
    </div>
  );
}
