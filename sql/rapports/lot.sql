-- Every lot in its present state.
-- Spec: matiere#solde.
create or replace view rapports.lot with (security_invoker) as
select l.id as lot_id, l.numero_officiel as numero, l.nature, c.code as campagne, l.produit_id,
       p.code as produit, l.statut, l.cree_le, e.code as emplacement, s.quantite_g
from lot.lot l
  join campagne.campagne c on c.organisation_id = l.organisation_id and c.id = l.campagne_id
  join produit.produit p on p.organisation_id = l.organisation_id and p.id = l.produit_id
  join emplacement.emplacement e
    on e.organisation_id = l.organisation_id and e.id = l.emplacement_id
  join matiere.compte k
    on k.organisation_id = l.organisation_id and k.genre = 'lot' and k.objet_id = l.id
  join matiere.solde s on s.organisation_id = k.organisation_id and s.compte_id = k.id;
comment on view rapports.lot is 'Every lot as it is now: one row per lot.';
comment on column rapports.lot.lot_id is 'The lot. Source: lot.lot.';
comment on column rapports.lot.numero is
  'Its official number; null before its validation. Source: lot.lot.';
comment on column rapports.lot.nature is 'REC, NET or PF. Source: lot.lot.';
comment on column rapports.lot.campagne is 'The campaign''s code. Source: campagne.campagne.';
comment on column rapports.lot.produit_id is 'The product. Source: lot.lot.';
comment on column rapports.lot.produit is 'The product''s code. Source: produit.produit.';
comment on column rapports.lot.statut is 'Its state. Source: lot.lot.';
comment on column rapports.lot.cree_le is 'When it was born. Source: lot.lot.';
comment on column rapports.lot.emplacement is 'Where it stands. Source: emplacement.emplacement.';
comment on column rapports.lot.quantite_g is
  'What is in it, in g: the balance of its account. Source: matiere.solde.';
grant select on rapports.lot to rapports;
