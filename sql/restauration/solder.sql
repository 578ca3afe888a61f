-- Updates the remainders of due lines to the present settlements by payments; `p_avant` has the
-- settlements before rows were replayed.
-- Spec: restauration#rejeu, paiements#une-fois.
-- Why: the remainder in the log includes reservations of payments that are not restored. An opening
--      amount that was taken back has no remainder, though no payment settled it.
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
