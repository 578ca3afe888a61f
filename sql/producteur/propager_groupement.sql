-- Brings what hangs on a producer to their group: the column of the producer, their plots and
-- balances to today's, their collections dated from an instant on to the group at their date.
-- Spec: replication#copies.
-- Locks: the producer's balances.
create or replace function producteur.propager_groupement(
  p_producteur_id uuid, p_depuis timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_groupement_id uuid := producteur.groupement_au(p_producteur_id, 'infinity');
begin
  update producteur.producteur p set groupement_id = v_groupement_id
  where p.id = p_producteur_id and p.groupement_id is distinct from v_groupement_id;
  update parcelle.parcelle p set groupement_id = v_groupement_id
  where p.producteur_id = p_producteur_id and p.groupement_id is distinct from v_groupement_id;
  perform capacite.verrouiller_producteurs(p_producteur_id);
  update capacite.solde s set groupement_id = v_groupement_id
  from campagne.campagne c
  where s.organisation_id = c.organisation_id and s.campagne_id = c.id
    and s.producteur_id = p_producteur_id and s.groupement_id is distinct from v_groupement_id;
  update collecte.collecte c
  set groupement_id = producteur.groupement_au(p_producteur_id, c.date_operation)
  where c.producteur_id = p_producteur_id and c.date_operation >= p_depuis
    and c.groupement_id
      is distinct from producteur.groupement_au(p_producteur_id, c.date_operation);
end
$$;
