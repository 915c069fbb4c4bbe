-- Orders that come in together are counted together: each issuance's row is changed once a statement and not once an order. What is changed or
-- goes afterwards is looked at row by row, as before, and only where its status or its tokens are set.
create function count_tokens_of_new() returns trigger language plpgsql as $$
begin
  update issuances i set tokens_taken = i.tokens_taken + n.tokens
  from (select tenant_id, issuance_id, sum(tokens) as tokens from new_rows where investment_holds_tokens(status) group by tenant_id, issuance_id) n
  where i.tenant_id = n.tenant_id and i.id = n.issuance_id;
  return null;
end
$$;
drop trigger investments_tokens_taken on investments;
create trigger investments_tokens_taken_new after insert on investments
  referencing new table as new_rows for each statement execute function count_tokens_of_new();
create trigger investments_tokens_taken after update of status, tokens or delete on investments
  for each row execute function count_tokens_taken();
