-- Compares the draft of a pack with its last published version.
-- Spec: editeur#differences.
-- Refuses: brouillon_introuvable.
create or replace function pack.differences(p_code text) returns json
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
declare
  v_brouillon pack.brouillon := pack.exiger_brouillon(p_code);
  v_derniere pack.pack_version := pack.derniere(p_code);
begin
  return (
    select json_build_object(
      'code', p_code, 'version', v_brouillon.version, 'depuis', v_derniere.version,
      'differences', coalesce(json_agg(json_build_object(
        'chemin', d.chemin, 'rubrique', split_part(d.chemin, '/', 2), 'nature', d.nature,
        'avant', d.avant, 'apres', d.apres, 'lu_par_les_regles', d.lu) order by d.chemin), '[]'))
    from pack.comparer(coalesce(v_derniere.contenu, '{}'), v_brouillon.contenu) as d);
end
$$;
