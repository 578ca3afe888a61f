-- Returns some identity documents of an audit dossier, by the ids of members: {dossier_id, curseur,
-- limite}. Called in the name of the dossier's author, outside the snapshot from which the dossier
-- is read.
-- Spec: dossiers#pieces-identite.
-- Refuses: droit_manquant.
create or replace function v1.dossier_identites(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_session utilisateur.session :=
    utilisateur.exiger_permission(p_appelant, now(), variadic fichier.permissions_identite());
  v_cadre jsonb := dossier.cadre((p_requete ->> 'dossier_id')::uuid, now());
  v_limite integer := (p_requete ->> 'limite')::integer;
begin
  return (
    with page as (
      select i.*
      from dossier.identites(
        v_cadre, coalesce((p_requete ->> 'curseur')::uuid, '00000000-0000-0000-0000-000000000000'),
        v_limite) as i
    )
    select json_build_object(
      'membres', coalesce(
        json_agg(p order by p.producteur_id) filter (
          where p.piece is not null or p.fichiers <> '[]'), '[]'),
      'suivant', case when count(*) = v_limite then max(p.producteur_id::text) end)
    from page p);
end
$$;
grant execute on function v1.dossier_identites(jsonb, jsonb) to api;
