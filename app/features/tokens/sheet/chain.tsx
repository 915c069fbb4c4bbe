import { useTranslation } from 'react-i18next';
import { ConfirmForm } from '#app/forms/confirm-form.tsx';
import { SheetSection } from '#app/parts/sheet/sheet-section.tsx';
import { Chip } from '#app/ui/controls/chip.tsx';
import { CopyButton } from '#app/ui/controls/copy-button.tsx';
import { LinkButton } from '#app/ui/controls/link-button.tsx';
import { EmptyState } from '#app/ui/feedback/empty-state.tsx';
import { Notice } from '#app/ui/feedback/notice.tsx';
import { Facts } from '#app/ui/layout/facts.tsx';
import { Stack } from '#app/ui/layout/stack.tsx';
import { Text } from '#app/ui/layout/text.tsx';
import { DataTable } from '#app/ui/table/data-table.tsx';
import type { ChainData } from './chain.server.ts';
import { ChainActs } from './chain-acts.tsx';

/** A token on its chain: where it is, what it has there and in the register, and its transactions. */
export function Chain({ chain, complete, reply }: { chain: ChainData; complete: boolean; reply: unknown }) {
  const { t } = useTranslation('tokens');
  const { token, check } = chain;
  return (
    <Stack gap="wide">
      {chain.waiting.map(({ id, href, text }) => (
        <Notice key={id} tone="caution">
          <a href={href}>{text}</a>
        </Notice>
      ))}
      {check?.differs && <Notice tone="negative">{check.differs}</Notice>}
      {!token && <Create chain={chain} complete={complete} reply={reply} />}
      {token && (
        <SheetSection title={t('chain.contract')}>
          <Facts
            items={[
              { label: t('chain.standing'), value: <Chip tone={token.state.tone}>{token.state.label}</Chip> },
              ...(token.address
                ? [
                    {
                      label: t('chain.address'),
                      value: token.href ? <a href={token.href}>{token.address}</a> : token.address,
                      action: <CopyButton value={token.address} what={t('chain.address')} />,
                    },
                  ]
                : []),
              ...(check?.facts ?? []),
            ]}
          />
          {chain.mayAct && (
            <div>
              <LinkButton href={chain.actsHref}>{t('act.ask')}</LinkButton>
            </div>
          )}
        </SheetSection>
      )}
      {token && <Holders chain={chain} />}
      {token && <ChainActs rows={chain.acts} />}
    </Stack>
  );
}

function Create({ chain, complete, reply }: { chain: ChainData; complete: boolean; reply: unknown }) {
  const { t } = useTranslation('tokens');
  return (
    <SheetSection title={t('chain.notMade')}>
      <Text>{t('chain.notMadeText')}</Text>
      {chain.noKey && <Notice tone="caution">{t('chain.noKey')}</Notice>}
      {chain.canCreate && complete && (
        <ConfirmForm
          id="create"
          intent="create"
          form={chain.createForm}
          reply={reply}
          tone="primary"
          button={t('chain.create')}
        />
      )}
    </SheetSection>
  );
}

function Holders({ chain }: { chain: ChainData }) {
  const { t } = useTranslation('tokens');
  return (
    <SheetSection title={t('chain.holders')}>
      <DataTable
        asList
        caption={t('chain.holders')}
        rows={chain.holders}
        rowKey={(row) => row.id}
        empty={<EmptyState icon="users">{t('chain.noHolders')}</EmptyState>}
        columns={[
          {
            key: 'name',
            header: t('mint.holder'),
            cell: (row) => (row.href ? <a href={row.href}>{row.name}</a> : row.name),
          },
          {
            key: 'wallets',
            header: t('chain.wallets'),
            place: 'note',
            soft: true,
            cell: (row) => row.wallets.join(', '),
          },
          {
            key: 'register',
            header: t('chain.inRegister'),
            align: 'end',
            place: 'aside',
            named: true,
            cell: (row) => row.register,
          },
          {
            key: 'chain',
            header: t('chain.onChain'),
            align: 'end',
            place: 'sum',
            named: true,
            cell: (row) => row.chain,
          },
          {
            key: 'same',
            header: t('chain.match'),
            place: 'chip',
            cell: (row) => <Chip tone={row.match.tone}>{row.match.label}</Chip>,
          },
        ]}
      />
    </SheetSection>
  );
}
