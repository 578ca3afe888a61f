-- Withdraws a published version: no further campaign can be planned or opened with it; campaigns
-- that were opened keep it.
-- Spec: editeur#retrait, service#actes-simultanes.
-- Refuses: pack_version_introuvable, pack_retire.
-- Locks: the pack.
create or replace function pack.retirer(
  p_appelant jsonb, p_code text, p_version text, p_raison text, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_version pack.pack_version := pack.exiger_version(p_code, p_version);
begin
  perform from pack.pack k where k.id = v_version.pack_id for no key update;
  insert into pack.retrait (pack_version_id, le, auteur, raison)
  values (v_version.id, p_le, pack.nom_de(p_appelant), p_raison)
  on conflict do nothing;
  if not found then
    raise sqlstate 'TR409' using message = 'pack_retire',
      detail = jsonb_build_object('code', p_code, 'version', p_version)::text;
  end if;
  perform journal.consigner_editeur(p_appelant, p_le, jsonb_build_object(
    'methode', 'POST',
    'chemin', format('/v1/editeur/packs/%s/versions/%s/retirer', p_code, p_version),
    'details', jsonb_build_object('raison', p_raison)));
  return pack.presenter_version(v_version);
end
$$;
