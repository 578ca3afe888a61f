-- Changes a campaign in preparation: given values, such as the pack version, replace the former
-- ones.
-- Spec: packs-et-campagnes#ouverture.
-- Chosen: docs/decisions/0020-reglages.md.
-- Refuses: campagne_introuvable, campagne_deja_ouverte, pack_retire.
-- Locks: the campaign, the pack (shared).
create or replace function campagne.modifier(
  p_id uuid, p_nom text, p_annee integer, p_ouverture_prevue date, p_cloture_prevue date,
  p_pack_version_id uuid, p_le timestamptz) returns void
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_statut text;
begin
  select c.statut into v_statut from campagne.campagne c where c.id = p_id for update;
  if v_statut is null then
    raise sqlstate 'TR404' using message = 'campagne_introuvable';
  end if;
  perform acte.exiger('campagne', p_id, v_statut, 'modifier');
  perform pack.exiger_ouvrable(p_pack_version_id);
  update campagne.campagne c
  set nom = coalesce(p_nom, c.nom), annee = coalesce(p_annee, c.annee),
      date_ouverture_prevue = coalesce(p_ouverture_prevue, c.date_ouverture_prevue),
      date_cloture_prevue = coalesce(p_cloture_prevue, c.date_cloture_prevue),
      pack_version_id = coalesce(p_pack_version_id, c.pack_version_id), modifie_le = p_le
  where c.id = p_id;
  perform journal.consigner(p_le, 'campagne.modifier', 'campagne', p_id,
    jsonb_strip_nulls(jsonb_build_object(
      'auteur', 'operateur', 'nom', p_nom, 'annee', p_annee,
      'date_ouverture_prevue', p_ouverture_prevue, 'date_cloture_prevue', p_cloture_prevue,
      'pack_version_id', p_pack_version_id)));
end
$$;
