-- What was collected from each producer, month by month, within the period of the session.
-- Spec: collectes#collecte.
-- Chosen: months are those of the organization's time zone.
create or replace view rapports.collectes_producteur with (security_invoker) as
select p.nom, p.prenoms, g.code as groupement, d.code as produit, c.mois,
       c.collectes, c.net_g, c.refaction_g, c.net_marchand_g, p.id as producteur_id
from (
  select c.organisation_id, c.producteur_id, c.produit_id,
         date_trunc('month', c.date_operation at time zone o.fuseau_horaire)::date as mois,
         count(*) as collectes, sum(c.net_g)::bigint as net_g,
         sum(c.refaction_g)::bigint as refaction_g,
         sum(c.net_marchand_g)::bigint as net_marchand_g
  from rapports.periode() as r
    cross join collecte.collecte c
    join organisation.organisation o on o.id = c.organisation_id
  where c.date_operation >= '-infinity' and c.date_operation >= r.du and c.date_operation < r.au
    and c.statut = 'enregistree'
  group by 1, 2, 3, 4) as c
  left join producteur.producteur p
    on p.organisation_id = c.organisation_id and p.id = c.producteur_id
  left join organisation.groupement g
    on g.organisation_id = p.organisation_id and g.id = p.groupement_id
  left join produit.produit d on d.organisation_id = c.organisation_id and d.id = c.produit_id;
comment on view rapports.collectes_producteur is
  'What was collected from each producer per product and month, within `sillon.du` to '
  '`sillon.au`. Masses in g.';
comment on column rapports.collectes_producteur.nom is
  'Family name; null while the producer is unknown. Source: producteur.producteur.';
comment on column rapports.collectes_producteur.prenoms is
  'First names. Source: producteur.producteur.';
comment on column rapports.collectes_producteur.groupement is
  'Code of their group now. Source: organisation.groupement.';
comment on column rapports.collectes_producteur.produit is
  'Code of the product; null while it is unknown. Source: produit.produit.';
comment on column rapports.collectes_producteur.mois is
  'First day of the month, in the organization''s time zone. Source: collecte.collecte.';
comment on column rapports.collectes_producteur.collectes is
  'How many collections. Source: collecte.collecte.';
comment on column rapports.collectes_producteur.net_g is
  'Net mass, in g. Source: collecte.collecte.';
comment on column rapports.collectes_producteur.refaction_g is
  'Refaction, in g. Source: collecte.collecte.';
comment on column rapports.collectes_producteur.net_marchand_g is
  'Marketable net mass, in g: the basis of amounts due. Source: collecte.collecte.';
comment on column rapports.collectes_producteur.producteur_id is
  'The producer. Source: collecte.collecte.';
grant select on rapports.collectes_producteur to rapports;
