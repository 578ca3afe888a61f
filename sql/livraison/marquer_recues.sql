-- Marks the notes of the given collections again, once a reception has them or lets them go.
-- Spec: receptions#bons-attendus.
-- Locks: what `livraison.marquer` locks.
create or replace function livraison.marquer_recues(p_collectes uuid[]) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform livraison.marquer(array(
    select distinct l.bon_id from livraison.bon_collecte l
    where l.collecte_id = any (p_collectes) order by l.bon_id));
end
$$;
