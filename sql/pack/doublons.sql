-- Lists the duplicates in the lists of a pack document.
-- Spec: editeur#fautes.
create or replace function pack.doublons(p_document jsonb)
returns table (chemin text, raison text)
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  with element as (
    select l.chemin, l.cle, e.ordinality - 1 as rang, (
        select string_agg(e.value ->> k.nom, '@' order by k.ordinality)
        from unnest(l.cle) with ordinality as k (nom)) as nom
    from pack.listes(p_document) as l
      cross join jsonb_array_elements(l.liste) with ordinality as e
  ),
  vu as (
    select e.*, row_number() over (partition by e.chemin, e.cle, e.nom order by e.rang) as fois
    from element e where e.nom is not null
  )
  select format('%s/%s/%s', v.chemin, v.rang, v.cle[1]),
         format('%s stands in this list already', v.nom)
  from vu v where v.fois > 1
$$;
