-- Creates a campaign in preparation, on a published pack version. Only operators call it.
-- Spec: packs-et-campagnes#campagne, editeur#retrait.
-- Chosen: docs/decisions/0005-campagnes.md.
-- Refuses: pack_retire.
-- Locks: the pack, shared.
create or replace function campagne.creer(
  p_id uuid, p_code text, p_nom text, p_annee integer, p_ouverture_prevue date,
  p_cloture_prevue date, p_pack_version_id uuid, p_le timestamptz) returns uuid
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
begin
  perform pack.exiger_ouvrable(p_pack_version_id);
  insert into campagne.campagne
    (organisation_id, id, code, nom, annee, date_ouverture_prevue, date_cloture_prevue,
     pack_version_id, cree_le, modifie_le)
  values (core.organisation_id(), p_id, p_code, p_nom, p_annee, p_ouverture_prevue,
          p_cloture_prevue, p_pack_version_id, p_le, p_le);
  perform journal.consigner(p_le, 'campagne.creer', 'campagne', p_id, '{"auteur": "operateur"}');
  return p_id;
end
$$;
