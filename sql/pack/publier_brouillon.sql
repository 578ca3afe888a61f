-- Publishes the draft of a pack, as the caller read it. The draft stays, with the next version
-- number: a write based on the previous number is refused.
-- Spec: editeur#publication.
-- Refuses: brouillon_introuvable, version_perimee, what `pack.publier` refuses.
-- Locks: the draft, the pack, the referentials that change.
create or replace function pack.publier_brouillon(
  p_appelant jsonb, p_code text, p_version_base integer, p_le timestamptz) returns json
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_brouillon pack.brouillon;
begin
  perform pack.exiger_brouillon(p_code);
  update pack.brouillon b set version = b.version + 1
  where b.code = p_code and b.version = p_version_base returning b.* into v_brouillon;
  if v_brouillon.code is null then
    raise sqlstate 'TR409' using message = 'version_perimee', detail = jsonb_build_object(
      'version', (select b.version from pack.brouillon b where b.code = p_code))::text;
  end if;
  perform pack.publier(v_brouillon.contenu, p_le, v_brouillon.auteur, pack.nom_de(p_appelant));
  perform journal.consigner_editeur(p_appelant, p_le, jsonb_build_object(
    'methode', 'POST', 'chemin', format('/v1/editeur/packs/%s/brouillon/publier', p_code),
    'details', jsonb_build_object('version', v_brouillon.contenu -> 'version')));
  return pack.presenter(p_code);
end
$$;
