-- The trace of a lot: every link between a record and the record made from it, upstream and
-- downstream of the lot, in order of time. For one lot, only that lot's links are read.
-- Spec: genealogie#genealogie.
-- Why: matter that was given back to a producer or a supplier, or lost, ends the trace. An
--      expedition belongs to the client of its last entry. The entries of a client are always rows
--      (docs/decisions/0074).
create or replace view rapports.trace_lot with (security_invoker) as
select l.numero_officiel as numero, t.sens, m.date_operation, m.genre as mouvement,
       f.de_genre, coalesce(dl.numero_officiel, dc.numero_officiel, dc.reference_provisoire,
                            df.nom) as de, concat_ws(' ', dp.nom, dp.prenoms) as producteur,
       da.nom as parcelle, f.vers_genre,
       coalesce(vl.numero_officiel, vp.nom || ' ' || vp.prenoms, vk.nom) as vers,
       f.quantite_g, f.de_id, f.vers_id, l.id as lot_id
from lot.lot l
  cross join lateral (
    with recursive amont as (
      select l.id
      union
      select g.de_id
      from amont a
        join matiere.filiation g on g.organisation_id = l.organisation_id and g.vers_id = a.id
          and not g.annulee and g.de_genre in ('collecte', 'attendu', 'lot', 'expedition')
    ),
    aval as (
      select l.id
      union
      select g.vers_id
      from aval a
        join matiere.filiation g on g.organisation_id = l.organisation_id and g.de_id = a.id
          and not g.annulee and g.vers_genre in ('collecte', 'attendu', 'lot', 'expedition')
    )
    select 'amont' as sens, g.mouvement_id, g.rang
    from amont a
      join matiere.filiation g on g.organisation_id = l.organisation_id and g.vers_id = a.id
        and not g.annulee
    union all
    select 'aval', g.mouvement_id, g.rang
    from aval a
      join matiere.filiation g on g.organisation_id = l.organisation_id and g.de_id = a.id
        and not g.annulee) as t
  join matiere.filiation f on f.organisation_id = l.organisation_id
    and f.mouvement_id = t.mouvement_id and f.rang = t.rang
  join matiere.mouvement m on m.organisation_id = l.organisation_id and m.id = f.mouvement_id
  left join lot.lot dl on dl.organisation_id = l.organisation_id and dl.id = f.de_id
  left join collecte.collecte dc on dc.organisation_id = l.organisation_id and dc.id = f.de_id
  left join producteur.producteur dp
    on dp.organisation_id = l.organisation_id and dp.id = dc.producteur_id
  left join parcelle.parcelle da
    on da.organisation_id = l.organisation_id and da.id = dc.parcelle_id
  left join fournisseur.fournisseur df on df.organisation_id = l.organisation_id and df.id = f.de_id
  left join lot.lot vl on vl.organisation_id = l.organisation_id and vl.id = f.vers_id
  left join producteur.producteur vp on vp.organisation_id = l.organisation_id and vp.id = f.vers_id
  left join lateral (
    select k.nom
    from matiere.ecriture x
      join matiere.compte c on c.organisation_id = x.organisation_id and c.id = x.compte_id
        and c.genre = 'client'
      join matiere.mouvement n on n.organisation_id = x.organisation_id and n.id = x.mouvement_id
      join client.client k on k.organisation_id = c.organisation_id and k.id = c.objet_id
    where f.vers_genre = 'expedition' and x.organisation_id = l.organisation_id
      and x.objet_id = f.vers_id and x.quantite_g > 0
    order by n.rang desc limit 1) as vk on true;
comment on view rapports.trace_lot is
  'The links up and down from every lot: what went into what. One row per lot, direction and '
  'link; ask for one lot by `numero` or `lot_id`. Masses in g.';
comment on column rapports.trace_lot.numero is
  'Official number of the lot that is traced. Source: lot.lot.';
comment on column rapports.trace_lot.sens is
  'amont: it led to the lot; aval: it came of the lot. Source: matiere.filiation.';
comment on column rapports.trace_lot.date_operation is
  'When it happened. Source: matiere.mouvement.';
comment on column rapports.trace_lot.mouvement is
  'Kind of movement: reception, etape, expedition … Source: matiere.mouvement.';
comment on column rapports.trace_lot.de_genre is
  'What the matter left: collecte, lot, attendu, fournisseur … Source: matiere.filiation.';
comment on column rapports.trace_lot.de is
  'Its official number, provisional reference or name. Source: lot.lot, collecte.collecte, '
  'fournisseur.fournisseur.';
comment on column rapports.trace_lot.producteur is
  'The producer of a collection; empty otherwise. Source: producteur.producteur.';
comment on column rapports.trace_lot.parcelle is
  'The plot of a collection; null otherwise. Source: parcelle.parcelle.';
comment on column rapports.trace_lot.vers_genre is
  'What the matter entered: lot, expedition, perte, producteur … Source: matiere.filiation.';
comment on column rapports.trace_lot.vers is
  'A lot''s official number, a producer''s name, or the client of an expedition. Source: lot.lot, '
  'producteur.producteur, client.client.';
comment on column rapports.trace_lot.quantite_g is
  'Mass that went over, in g. Source: matiere.filiation.';
comment on column rapports.trace_lot.de_id is
  'What the matter left. Source: matiere.filiation.';
comment on column rapports.trace_lot.vers_id is
  'What it entered. Source: matiere.filiation.';
comment on column rapports.trace_lot.lot_id is
  'The lot that is traced. Source: lot.lot.';
grant select on rapports.trace_lot to rapports;
