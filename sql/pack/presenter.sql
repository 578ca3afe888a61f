-- Presents a pack: its labels, its draft without the document, its versions from the latest back.
-- Spec: editeur#packs.
create or replace function pack.presenter(p_code text) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'code', p_code,
      'libelle', coalesce((select k.libelle from pack.pack k where k.code = p_code),
                          (select b.contenu ->> 'libelle_fr' from pack.brouillon b
                           where b.code = p_code)),
      'brouillon', (
        select json_build_object('version', b.version, 'auteur', b.auteur,
                                 'modifie_le', core.horodatage(b.modifie_le))
        from pack.brouillon b where b.code = p_code),
      'versions', (
        select coalesce(
          json_agg(pack.presenter_version(v) order by v.publie_le desc, v.id desc), '[]')
        from pack.pack_version v join pack.pack k on k.id = v.pack_id where k.code = p_code)));
end
$$;
