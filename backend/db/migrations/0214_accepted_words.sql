-- What was accepted for an order, in the very words that were shown (decision record 0128). What was accepted before names its order by the moment that both share.
alter table consents add column investment_id uuid, add column text_shown text;
alter table consents add constraint consents_investment_fk foreign key (tenant_id, investment_id) references investments (tenant_id, id);
create index consents_investment on consents (tenant_id, investment_id) where investment_id is not null;
update consents c set investment_id = i.id from investments i
  where i.tenant_id = c.tenant_id and i.user_id = c.user_id
    and (c.subject in ('risk_loss', 'risk_liquidity') and c.created_at = i.risks_accepted_at
      or c.subject = 'risk_warning' and i.warning is not null and c.created_at = i.accepted_at);
