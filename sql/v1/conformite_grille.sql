-- GET /v1/conformite/grille: the compliance grids of the open campaigns for the ticked
-- referentials: conversion calendar and requirements; with `parcelle_id`, the progress of that plot
-- in each grid.
-- Spec: conformite-et-certificats#grille.
-- Chosen: docs/decisions/0018-conformite-et-certificats.md.
-- Refuses: droit_manquant, parcelle_inconnue.
create or replace function v1.conformite_grille(p_appelant jsonb, p_requete jsonb) returns json
language plpgsql security definer
set search_path = pg_catalog, pg_temp
as $$
declare
  v_parcelle_id uuid;
begin
  perform utilisateur.exiger_lecture(p_appelant, now(), 'certification');
  if p_requete ->> 'parcelle_id' is not null then
    select coalesce(p.fusionnee_dans, p.id) into v_parcelle_id from parcelle.parcelle p
    where p.id = (p_requete ->> 'parcelle_id')::uuid;
    if v_parcelle_id is null then
      raise sqlstate 'TR404' using message = 'parcelle_inconnue';
    end if;
  end if;
  return (
    select json_build_object('grilles', coalesce(json_agg(json_build_object(
      'campagne', json_build_object('id', k.id, 'code', k.code),
      'pack', json_build_object('code', a.code, 'version', v.version),
      'code', g.value -> 'code', 'libelle_fr', g.value -> 'libelle_fr',
      'libelle_en', g.value -> 'libelle_en', 'referentiel_code', g.value -> 'referentiel',
      'conversion', g.value -> 'conversion', 'exigences', g.value -> 'exigences',
      'parcelle', case when v_parcelle_id is not null then
        conformite.situer(v_parcelle_id, g.value ->> 'referentiel', now()) end)
      order by k.code, g.ordinality), '[]'))
    from campagne.campagne k
      join pack.pack_version v on v.id = k.pack_version_id
      join pack.pack a on a.id = v.pack_id
      cross join jsonb_array_elements(v.contenu -> 'grilles_conformite') with ordinality as g
      join conformite.referentiel_coche c
        on c.organisation_id = k.organisation_id and c.coche_pendant @> now()
        and c.referentiel_code = g.value ->> 'referentiel'
    where k.statut = 'ouverte');
end
$$;
grant execute on function v1.conformite_grille(jsonb, jsonb) to api;
