-- Compares two pack documents by path: members added, removed and changed, and lists with a changed
-- order. `lu` is true if rules read the path, whatever codes its elements have.
-- Spec: editeur#differences.
create or replace function pack.comparer(p_avant jsonb, p_apres jsonb)
returns table (chemin text, nature text, avant jsonb, apres jsonb, lu boolean)
language sql immutable
set search_path = pg_catalog, pg_temp
as $$
  with recursive paire as (
    select '' as chemin, '' as membre, true as lu, p_avant as avant, p_apres as apres
    union all
    select p.chemin || '/' || replace(replace(m.nom, '~', '~0'), '/', '~1'), m.membre,
           p.lu and not m.membre = any (pack.sans_effet()), m.avant, m.apres
    from paire p
      cross join lateral (
        select nom, a.valeur as avant, b.valeur as apres,
               case when jsonb_typeof(p.avant) = 'array' then p.membre || '[]'
                 else concat_ws('.', nullif(p.membre, ''), nom) end as membre
        from pack.membres(p.avant) as a full join pack.membres(p.apres) as b using (nom)
        where a.valeur is distinct from b.valeur) as m
    where jsonb_typeof(p.avant) = jsonb_typeof(p.apres)
      and jsonb_typeof(p.avant) in ('object', 'array')
  ),
  suite as (
    select p.*, coalesce(jsonb_typeof(p.avant) = jsonb_typeof(p.apres)
                         and jsonb_typeof(p.avant) in ('object', 'array'), false) as est_ouverte,
           array(select m.nom from pack.membres(p.avant) with ordinality as m
                 order by m.ordinality) as noms_avant,
           array(select m.nom from pack.membres(p.apres) with ordinality as m
                 order by m.ordinality) as noms_apres
    from paire p
  ),
  restes as (
    select s.chemin, s.lu,
           array(select n from unnest(s.noms_avant) with ordinality as u (n, rang)
                 where n = any (s.noms_apres) order by u.rang) as avant,
           array(select n from unnest(s.noms_apres) with ordinality as u (n, rang)
                 where n = any (s.noms_avant) order by u.rang) as apres
    from suite s where s.est_ouverte and jsonb_typeof(s.avant) = 'array'
  ),
  difference as (
    select s.chemin, case when s.avant is null then 'ajoute' when s.apres is null then 'retire'
             else 'change' end as nature, s.avant, s.apres, s.lu
    from suite s where not s.est_ouverte and s.avant is distinct from s.apres
    union all
    select r.chemin, 'ordre', to_jsonb(r.avant), to_jsonb(r.apres), r.lu
    from restes r where r.avant <> r.apres
  )
  select d.chemin, d.nature, d.avant, d.apres, d.lu from difference d
$$;
