-- Brings what remains of lines due to what payments settle of them now; `p_avant` is what they
-- settled before rows were replayed.
-- Spec: restauration#rejeu, paiements#une-fois.
-- Why: the log's own figure holds what payments promised that do not come back; an opening balance
--      that was taken back has nothing left that no payment says.
create or replace function restauration.solder(p_creances uuid[], p_avant jsonb) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  update paiement.reste r
  set reste = case when p_avant ? a.key
                then r.reste + (p_avant ->> a.key)::bigint - a.value::bigint
                else r.montant - a.value::bigint end
  from jsonb_each_text(restauration.regle(p_creances)) as a
  where r.creance_id::text = a.key and r.creance_id = any (p_creances)
    and p_avant -> a.key is distinct from to_jsonb(a.value::bigint)
$$;
