-- The stock at a date: what was in each lot when the period of the session ended, where, in which
-- state and of which category.
-- Spec: rapports#bilan.
-- Chosen: docs/decisions/0030-rappel.md.
-- Why: today's balance, minus what moved since: only the lot's entries after the date are read,
--      which are always rows (docs/decisions/0074).
create or replace view rapports.stock with (security_invoker) as
select r.au as le, l.numero_officiel as numero, l.nature, c.code as campagne, p.code as produit,
       t.vers as statut, e.code as emplacement, s.site, s.categorie, s.categories,
       (b.quantite_g - coalesce(d.depuis_g, 0))::bigint as quantite_g, l.id as lot_id
from rapports.periode() as r
  cross join lot.lot l
  join campagne.campagne c on c.organisation_id = l.organisation_id and c.id = l.campagne_id
  join produit.produit p on p.organisation_id = l.organisation_id and p.id = l.produit_id
  join matiere.compte k
    on k.organisation_id = l.organisation_id and k.genre = 'lot' and k.objet_id = l.id
  join matiere.solde b on b.organisation_id = k.organisation_id and b.compte_id = k.id
  join rapports.lot_situation s on s.lot_id = l.id and s.du < r.au and r.au <= s.au
  join emplacement.emplacement e
    on e.organisation_id = l.organisation_id and e.id = s.emplacement_id
  cross join lateral (
    select sum(x.quantite_g) as depuis_g
    from matiere.ecriture x
      join matiere.mouvement m
        on m.organisation_id = x.organisation_id and m.id = x.mouvement_id
    where x.organisation_id = k.organisation_id and x.compte_id = k.id
      and m.date_operation >= r.au) as d
  left join lateral (
    select a.vers from lot.transition a
    where a.organisation_id = l.organisation_id and a.lot_id = l.id and a.le < r.au
    order by a.rang desc limit 1) as t on true
where b.quantite_g <> coalesce(d.depuis_g, 0);
comment on view rapports.stock is
  'The stock just before `sillon.au` (now, without it): one row per lot that held matter then. '
  'Masses in g.';
comment on column rapports.stock.le is
  'The date; infinity for now. Source: rapports.periode.';
comment on column rapports.stock.numero is
  'Official number of the lot; null before its validation. Source: lot.lot.';
comment on column rapports.stock.nature is
  'REC, NET or PF. Source: lot.lot.';
comment on column rapports.stock.campagne is
  'Code of the campaign. Source: campagne.campagne.';
comment on column rapports.stock.produit is
  'Code of the product. Source: produit.produit.';
comment on column rapports.stock.statut is
  'Its state then; null where the operation''s date is before the lot was recorded. Source: '
  'lot.transition.';
comment on column rapports.stock.emplacement is
  'Where it stood then. Source: lot.deplacement_lot.';
comment on column rapports.stock.site is
  'Site of that place. Source: emplacement.emplacement.';
comment on column rapports.stock.categorie is
  'Its display category then. Source: lot.qualite, conformite.etat.';
comment on column rapports.stock.categories is
  'Its category under each referential that said something of it then. Source: lot.qualite, '
  'conformite.etat.';
comment on column rapports.stock.quantite_g is
  'What was in it, in g. Source: matiere.solde, matiere.ecriture.';
comment on column rapports.stock.lot_id is
  'The lot. Source: lot.lot.';
grant select on rapports.stock to rapports;
