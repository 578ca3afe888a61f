-- Where each lot stood and of which category it was, from when to when, on the whole and under each
-- referential: the site and the quality that a mass balance counts it under. Before its first place
-- and first states, a lot is as they say.
-- Spec: lots#categorie, rapports#categorie.
-- Why: two acts that waited for each other may bear times in another order than they happened; an
--      act takes effect no earlier than the one before it. Lot by lot, so that it costs what the
--      lots asked for cost.
create or replace view rapports.lot_situation with (security_invoker) as
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
  ) as q on q.du < p.au and p.du < q.au;
comment on view rapports.lot_situation is
  'Where each lot stood and of which display category it was, from `du` (included) to `au` '
  '(excluded): one row per lot and change.';
comment on column rapports.lot_situation.lot_id is 'The lot. Source: lot.lot.';
comment on column rapports.lot_situation.produit_id is 'Its product. Source: lot.lot.';
comment on column rapports.lot_situation.emplacement_id is
  'The place. Source: lot.deplacement_lot.';
comment on column rapports.lot_situation.site is
  'The site of the place. Source: emplacement.emplacement.';
comment on column rapports.lot_situation.categorie is
  'bio, conversion, conventionnel or hors_statut: the lowest of its states then. Source: '
  'lot.qualite, conformite.etat.';
comment on column rapports.lot_situation.categories is
  'The category under each referential that said something of it then. Source: lot.qualite, '
  'conformite.etat.';
comment on column rapports.lot_situation.du is
  'Since when; -infinity for the first. Source: lot.deplacement_lot, lot.qualite.';
comment on column rapports.lot_situation.au is
  'Until when; infinity for the one that holds now. Source: lot.deplacement_lot, lot.qualite.';
grant select on rapports.lot_situation to rapports;
