-- Changes a draft sale: the given members; lines, if given, replace all former ones.
-- Spec: ventes-et-expeditions#vente.
-- Chosen: docs/decisions/0028-ventes.md.
-- Refuses: vente_inconnue, transition_refusee, what `vente.ecrire` refuses.
-- Locks: the sale.
create or replace function vente.modifier(p_id uuid, p_requete jsonb, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_vente vente.vente := vente.verrouiller(p_id, 'modifier');
begin
  perform vente.ecrire(jsonb_populate_record(v_vente, p_requete - 'id' - 'lignes'),
                       p_requete -> 'lignes', p_le);
  perform journal.consigner(p_le, 'vente.modifier', 'vente', p_id, p_requete - 'id');
  return vente.presenter(p_id);
end
$$;
