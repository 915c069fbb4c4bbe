import { Meta, useRouteError } from '@remix-run/react';
import { Children, cloneElement, isValidElement, type ReactElement, type ReactNode, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { UNSAFE_DataRouterStateContext } from 'react-router';
import { isFailedReply } from './forms/reply.ts';
import type { PageHeadData } from './page-meta.ts';

/** The routes' own meta tags; the title of a page whose form was refused begins with "Error:" (experience.md, principle 7). */
export function PageHead() {
  const { t } = useTranslation('errors');
  const router = useContext(UNSAFE_DataRouterStateContext);
  const refused = Object.values(router?.actionData ?? {}).some(isFailedReply);
  const broken = Boolean(useRouteError());
  const tags = Meta();
  const { refreshSeconds } = headOf(router?.loaderData);
  return (
    <>
      {refreshSeconds !== undefined && (
        <noscript>
          <meta httpEquiv="refresh" content={String(refreshSeconds)} />
        </noscript>
      )}
      {!refused || broken
        ? tags
        : Children.map((tags as ReactElement<{ children: ReactNode }>).props.children, (tag) =>
            titled(tag, t('title_prefix')),
          )}
    </>
  );
}

/** What the page says of itself, by its own route's data: frames around it have no head. */
function headOf(loaded: Record<string, unknown> | undefined): Partial<PageHeadData> {
  const pages = Object.values(loaded ?? {}) as ({ head?: PageHeadData } | null | undefined)[];
  return pages.find((page) => page?.head)?.head ?? {};
}

function titled(tag: ReactNode, prefix: string): ReactNode {
  if (!isValidElement<{ children: string }>(tag) || tag.type !== 'title') return tag;
  return cloneElement(tag, undefined, `${prefix} ${tag.props.children}`);
}
