-- Judges the content of a statement, point by point: each point of `eudr.point` with whether it
-- holds, how many goods or plots fail it, and the first 20 of these by their id.
-- Spec: eudr#completude, eudr#formes.
create or replace function eudr.juger(p_contenu jsonb) returns jsonb
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return (
    with produit as (
      select m from jsonb_array_elements(p_contenu -> 'marchandises') as m
    ),
    parcelle as materialized (
      select p, eudr.fautes_forme(p -> 'geometrie', (p ->> 'surface_m2')::bigint) as fautes,
             jsonb_typeof(p -> 'geometrie') = 'object' as situee
      from jsonb_array_elements(p_contenu -> 'parcelles') as p
    ),
    manque (code, id) as (
      select 'marchandises', null
      where not exists (select from produit where (m ->> 'quantite_g')::bigint > 0)
      union all
      select 'code_nc', m ->> 'produit_id' from produit where m ->> 'matiere' is null
      union all
      select 'nom_scientifique', m ->> 'produit_id' from produit
      where m ->> 'matiere' = 'bois' and m ->> 'nom_scientifique' is null
      union all
      select 'pays', null where p_contenu ->> 'pays' is null
      union all
      select 'origine', null
      where p_contenu -> 'amont' = '[]'
        and (p_contenu -> 'sans_parcelle' <> '[]' or p_contenu -> 'parcelles' = '[]')
      union all
      select 'geometrie', p ->> 'parcelle_id' from parcelle where not situee
      union all
      select f.code, p ->> 'parcelle_id' from parcelle cross join unnest(fautes) as f (code)
      where situee
      union all
      select 'dates', p ->> 'parcelle_id' from parcelle
      where p ->> 'collecte_du' is null or p ->> 'collecte_au' is null
      union all
      select 'coupure', p ->> 'parcelle_id' from parcelle
      where p #>> '{evaluation,resultat}' is distinct from 'sans_deforestation'
    ),
    compte as (
      select k.code, count(*) as nombre, array_agg(k.id order by k.id) as ids
      from manque k group by k.code
    )
    select jsonb_agg(jsonb_build_object(
      'code', t.code, 'satisfait', c.code is null, 'libelle_fr', t.libelle_fr,
      'libelle_en', t.libelle_en, 'nombre', coalesce(c.nombre, 0),
      'ids', coalesce(array_remove(c.ids[:20], null), '{}')) order by t.rang)
    from eudr.point t left join compte c on c.code = t.code);
end
$$;
