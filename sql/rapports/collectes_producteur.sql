-- Sums the collections of each producer by month, within the period of the session.
-- Spec: collectes#collecte.
create or replace view rapports.collectes_producteur with (security_invoker) as
select c.nom, c.prenoms, c.groupement, c.produit, c.mois, c.collectes, c.net_g, c.refaction_g,
       c.net_marchand_g, c.producteur_id
from rapports.periode() as r
  cross join lateral rapports.collectes_producteur_entre(r.du, r.au) as c;
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
