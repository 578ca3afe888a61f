-- Locks an inventory, and requires the state that an act needs.
-- Spec: inventaires#validation.
-- Refuses: inventaire_inconnu, transition_refusee. Locks: the inventory.
create or replace function inventaire.verrouiller(p_id uuid, p_acte text)
returns inventaire.inventaire
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_inventaire inventaire.inventaire;
begin
  perform from inventaire.inventaire i where i.id = p_id for update;
  v_inventaire := inventaire.exiger(p_id);
  perform acte.exiger('inventaire', p_id, v_inventaire.statut, p_acte);
  return v_inventaire;
end
$$;
