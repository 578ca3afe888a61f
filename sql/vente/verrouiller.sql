-- Locks a sale, and requires the starting state of an act.
-- Spec: ventes-et-expeditions#vente.
-- Refuses: vente_inconnue, transition_refusee.
-- Locks: the sale, before its expeditions and the lots.
create or replace function vente.verrouiller(p_id uuid, p_acte text) returns vente.vente
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_vente vente.vente;
begin
  perform from vente.vente v where v.id = p_id for update;
  v_vente := vente.exiger(p_id);
  perform acte.exiger('vente', p_id, v_vente.statut, p_acte);
  return v_vente;
end
$$;
