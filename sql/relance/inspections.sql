-- Lists inspections and samples that are overdue or due within the delay, by kind, the earliest
-- first. The assigned person is reminded if they hold the permission, otherwise all persons who
-- inspect; each person gets the first ones.
-- Spec: relances#genres, registres#dues.
create or replace function relance.inspections(
  p_jours integer, p_limite integer, p_le timestamptz)
returns table (id uuid, reference text, jour date, pour uuid[], chemin text)
language plpgsql stable
set search_path = pg_catalog, pg_temp
as $$
begin
  return query
  with due as materialized (
    select coalesce(d.prevue_id, d.producteur_id) as objet_id, d.genre, d.echeance,
           d.utilisateur_id, d.permission,
           case when d.prevue_id is null then '/v1/inspections/plan' end as route
    from registre.inspections_dues(p_le, core.heure_locale(p_le)::date + p_jours) as d
  ),
  capable as materialized (
    select n.id
    from (select distinct d.utilisateur_id as id, d.permission from due d
          where d.utilisateur_id is not null) as n
    where n.permission = any (utilisateur.permissions(n.id, p_le))
  ),
  rangee as (
    select d.objet_id, d.genre, d.echeance, d.route, c.id as utilisateur_id,
           row_number() over (partition by c.id order by d.echeance, d.objet_id) as numero
    from due d left join capable c on c.id = d.utilisateur_id
  )
  select r.objet_id, r.genre, r.echeance,
         case when r.utilisateur_id is not null then array[r.utilisateur_id] end, r.route
  from rangee r
  where r.numero <= p_limite
  order by r.echeance, r.objet_id;
end
$$;
