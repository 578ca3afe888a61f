-- Writes the whole draft of a pack; its schema has already validated it. The request names the
-- version that its author read, 0 for a new draft.
-- Spec: editeur#brouillon.
-- Refuses: pack_invalide (the document is of another pack), version_perimee.
-- Locks: the draft.
create or replace function pack.ecrire_brouillon(
  p_appelant jsonb, p_code text, p_version_base integer, p_document jsonb, p_le timestamptz)
returns pack.brouillon
language plpgsql
set search_path = pg_catalog, pg_temp
as $$
declare
  v_auteur text := pack.nom_de(p_appelant);
  v_brouillon pack.brouillon;
begin
  if p_document ->> 'code' <> p_code then
    raise sqlstate 'TR400' using message = 'pack_invalide',
      detail = '[{"chemin": "/code", "raison": "is not the code of the path"}]';
  end if;
  if p_version_base = 0 then
    insert into pack.brouillon as b (code, version, contenu, auteur, modifie_le)
    values (p_code, 1, p_document, v_auteur, p_le)
    on conflict (code) do nothing returning b.* into v_brouillon;
  else
    update pack.brouillon b
    set version = b.version + 1, contenu = p_document, auteur = v_auteur,
        modifie_le = greatest(b.modifie_le, p_le)
    where b.code = p_code and b.version = p_version_base returning b.* into v_brouillon;
  end if;
  if v_brouillon.code is null then
    raise sqlstate 'TR409' using message = 'version_perimee', detail = jsonb_build_object(
      'version', coalesce((select b.version from pack.brouillon b where b.code = p_code), 0))::text;
  end if;
  perform journal.consigner_editeur(p_appelant, p_le, jsonb_build_object(
    'methode', 'PUT', 'chemin', format('/v1/editeur/packs/%s/brouillon', p_code),
    'details', jsonb_build_object('version', v_brouillon.version)));
  return v_brouillon;
end
$$;
