-- Writes the end of an inventory: validated or cancelled, with person, instant and reason.
-- Spec: inventaires#validation.
create or replace function inventaire.conclure(
  p_id uuid, p_statut text, p_raison text, p_auteur_id uuid, p_le timestamptz) returns void
language sql
set search_path = pg_catalog, pg_temp
as $$
  update inventaire.inventaire i
  set statut = p_statut, decide_le = p_le, decide_par = p_auteur_id, raison = p_raison
  where i.id = p_id;
  select journal.consigner(
    p_le, 'inventaire.' || case p_statut when 'validé' then 'valider' else 'annuler' end,
    'inventaire', p_id, jsonb_build_object('raison', p_raison));
$$;
