-- Copies a producer's group into related records. The producer's row, plots and balances get the
-- present group. Collections since an instant get the group at their date.
-- Spec: replication#copies.
-- Locks: the locks of the functions registered for `producteur.propager_rattachement`: the
--        producer's balances.
create or replace function producteur.propager_groupement(
  p_producteur_id uuid, p_depuis timestamptz, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_groupement_id uuid := producteur.groupement_au(p_producteur_id, 'infinity');
begin
  update producteur.producteur p set groupement_id = v_groupement_id
  where p.id = p_producteur_id and p.groupement_id is distinct from v_groupement_id;
  perform producteur.propager_rattachement(p_producteur_id, v_groupement_id, p_depuis, p_le);
end
$$;
