-- Returns the site and category of each lot by period, overall and under each referential, as a
-- mass balance counts them, for periods that overlap the given time; the end of that time is
-- excluded. Before its first recorded place and states, a lot has these first values.
-- Spec: lots#categorie, rapports#categorie, rapports#fonctions.
-- Chosen: docs/decisions/0084-rapports-dates.md.
-- Why: the times of two acts that waited for each other may be in another order than the acts, so
--      an act takes effect no earlier than the act before it. The calculation runs lot by lot, so
--      that its cost depends on the requested lots only.
create or replace function rapports.lot_situation_entre(p_du timestamptz, p_au timestamptz)
returns table (lot_id uuid, produit_id uuid, emplacement_id uuid, site text, categorie text,
               categories jsonb, du timestamptz, au timestamptz)
language sql stable
begin atomic
  select l.id as lot_id, l.produit_id, p.emplacement_id, p.site,
         coalesce(q.categorie, 'conventionnel') as categorie,
         coalesce(q.categories, '{}') as categories,
         greatest(p.du, q.du) as du, least(p.au, q.au) as au
  from lot.lot l
    cross join lateral (
      select d.emplacement_id, d.site, case when d.premier then '-infinity' else d.le end as du,
             coalesce(d.suivant, 'infinity') as au
      from (
        select d.emplacement_id, d.site, d.le, d.le = min(d.le) over () as premier,
               lead(d.le) over (order by d.rang) as suivant
        from (
          select d.emplacement_id, e.site, d.rang, max(d.le) over (order by d.rang) as le
          from lot.deplacement_lot d
            join emplacement.emplacement e
              on e.organisation_id = d.organisation_id and e.id = d.emplacement_id
          where d.organisation_id = l.organisation_id and d.lot_id = l.id) as d) as d
      where d.suivant is null or d.suivant > d.le
    ) as p
    left join lateral (
      select q.categorie, q.categories, case when q.premier then '-infinity' else q.le end as du,
             coalesce(q.suivant, 'infinity') as au
      from (
        select c.categorie, c.categories, q.le, q.le = min(q.le) over () as premier,
               lead(q.le) over (order by q.rang) as suivant
        from (
          select q.organisation_id, q.lot_id, q.rang, max(q.le) over (order by q.rang) as le
          from lot.qualite q
          where q.organisation_id = l.organisation_id and q.lot_id = l.id) as q
          cross join lateral (
            select (array['hors_statut', 'conventionnel', 'conversion', 'bio'])[min(r.place)]
                     as categorie,
                   jsonb_object_agg(r.referentiel_code, r.categorie) as categories
            from (
              select distinct on (a.referentiel_code) a.referentiel_code,
                     e.categorie_affichage as categorie,
                     array_position(array['hors_statut', 'conventionnel', 'conversion', 'bio'],
                                    e.categorie_affichage) as place
              from lot.qualite a
                join conformite.etat e
                  on e.referentiel_code = a.referentiel_code and e.code = a.etat_code
              where a.organisation_id = q.organisation_id and a.lot_id = q.lot_id
                and a.rang <= q.rang
              order by a.referentiel_code, a.rang desc) as r) as c) as q
      where q.suivant is null or q.suivant > q.le
    ) as q on q.du < p.au and p.du < q.au
  where greatest(p.du, q.du) < p_au and least(p.au, q.au) > p_du;
end;
comment on function rapports.lot_situation_entre(timestamptz, timestamptz) is
  'rapports.lot_situation: the rows that hold at some moment from p_du (included) to p_au '
  '(excluded).';
grant execute on function rapports.lot_situation_entre(timestamptz, timestamptz) to rapports;
