-- Cancels an inventory that waits, with a reason: no matter has moved, and none will move.
-- Spec: inventaires#validation.
-- Refuses: inventaire_inconnu, transition_refusee. Locks: the inventory.
create or replace function inventaire.annuler(
  p_id uuid, p_raison text, p_auteur_id uuid, p_le timestamptz) returns jsonb
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform inventaire.verrouiller(p_id, 'annuler');
  perform inventaire.conclure(p_id, 'annulé', p_raison, p_auteur_id, p_le);
  return inventaire.presenter_detail(p_id);
end
$$;
