-- Presents a published version of a pack: its time, its author, and its withdrawal.
-- Spec: editeur#publication, editeur#retrait.
create or replace function pack.presenter_version(p_version pack.pack_version) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    select json_build_object(
      'id', p_version.id, 'version', p_version.version,
      'publie_le', core.horodatage(p_version.publie_le), 'auteur', p_version.auteur,
      'publie_par', p_version.publie_par,
      'retrait', (
        select json_build_object(
          'le', core.horodatage(r.le), 'auteur', r.auteur, 'raison', r.raison)
        from pack.retrait r where r.pack_version_id = p_version.id)));
end
$$;
