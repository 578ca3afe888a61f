-- Returns the access paths of a list: each filter with an index and, last, the order of the list or
-- the record in its path. A request takes the first access path whose member it gives. Each path
-- has the kind of index access (`voie`) and the conditions of all other filters, which hold if
-- their member is absent (`autres`).
-- Chosen: docs/performance.md#lists, docs/decisions/0140-listes-en-colonnes.md.
create or replace function porte.entrees(
  p_liste porte.liste, out filtre porte.filtre, out voie text, out autres text[])
returns setof record
language sql stable
set search_path = pg_catalog, pg_temp
as $$
  with ecrit as (
    select porte.ecrire_filtre(p_liste, f) as filtre, f.rang,
           case when f.colonne is not null then porte.voie(p_liste, f.colonne) end as voie
    from porte.filtre f
    where f.liste = p_liste.nom and not f.toujours
  ),
  entree as (
    select e.filtre, e.rang, e.voie from ecrit e where e.voie is not null
    union all
    select null, null, coalesce(porte.voie(p_liste), (
      select porte.voie(p_liste, f.colonne) from porte.filtre f
      where f.liste = p_liste.nom and f.toujours))
  )
  select n.filtre, n.voie, array(
    select format('(p_requete ->> %L is null or %s)', (e.filtre).membre, (e.filtre).condition)
    from ecrit e where e.rang is distinct from n.rang order by e.rang)
  from entree n order by n.rang nulls last
$$;
