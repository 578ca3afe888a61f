-- Lists the entries and exits of each lot, movement by movement, at the date of the operation. Mass
-- that a movement lost or adjusted is separate from mass that it passed on. The reversal by a
-- devalidation counts as a flow of the devalidation. A request for one lot reads that lot's entries
-- alone, because the rows are grouped by lot.
-- Spec: rapports#flux.
-- Why: movements are read by date (index mouvement_par_date). A collection's own movement never
--      touches a lot, and the entries of lots are always rows (docs/decisions/0074).
create or replace view rapports.mouvement_stock with (security_invoker) as
select e.id as mouvement_id, e.date_operation, e.enregistre_le, f.flux, e.lot_id, e.produit_id,
       f.quantite_g, e.entite, e.entite_id
from (
    select m.organisation_id, m.id, m.date_operation, m.enregistre_le,
           case when 'reprise_reception' not in (m.genre, coalesce(o.genre, m.genre)) then m.genre
                when exists (select from matiere.mouvement n
                             where n.organisation_id = m.organisation_id
                               and n.entite_id = m.entite_id and n.genre = 'retour')
                then 'reprise_retour' else 'reprise_reception' end as genre, m.entite,
           m.entite_id, c.objet_id as lot_id, x.produit_id, sum(x.quantite_g) as quantite_g
    from matiere.mouvement m
      join matiere.ecriture x
        on x.organisation_id = m.organisation_id and x.mouvement_id = m.id
      join matiere.compte c
        on c.organisation_id = x.organisation_id and c.id = x.compte_id and c.genre = 'lot'
      left join matiere.mouvement o
        on o.organisation_id = m.organisation_id and o.id = m.contrepasse_id
    where m.date_operation >= '-infinity' and m.genre <> 'collecte'
    group by m.organisation_id, m.id, m.date_operation, m.enregistre_le, m.genre, o.genre, m.entite,
             m.entite_id, c.objet_id, x.produit_id) as e
  cross join lateral (
    select coalesce(sum(l.quantite_g) filter (
             where l.vers_genre = 'perte'
               and e.genre not in ('destruction', 'echantillon', 'inventaire')), 0) as perdu_g,
           coalesce(sum(case l.de_genre when 'ajustement' then l.quantite_g
                                        else -l.quantite_g end)
             filter (where 'ajustement' in (l.de_genre, l.vers_genre)
                       and e.genre <> 'inventaire'), 0) as ajuste_g
    from matiere.filiation l
    where l.organisation_id = e.organisation_id and l.mouvement_id = e.id
      and e.lot_id in (l.de_id, l.vers_id)
      -- Includes the new derivation of a correction.
      and (not l.annulee or exists (
        select from matiere.mouvement r
        where r.organisation_id = l.organisation_id and r.contrepasse_id = l.mouvement_id))) as d
  cross join lateral (
    values ('perte', (-d.perdu_g)::bigint), ('ajustement', d.ajuste_g::bigint),
           (e.genre, (e.quantite_g + d.perdu_g - d.ajuste_g)::bigint)) as f (flux, quantite_g)
where f.quantite_g <> 0;
comment on view rapports.mouvement_stock is
  'What entered (+) and left (-) each lot, movement by movement: one row per movement, lot and '
  'flow. Their sum is the lot''s quantity.';
comment on column rapports.mouvement_stock.mouvement_id is
  'The movement of the ledger. Source: matiere.mouvement.';
comment on column rapports.mouvement_stock.date_operation is
  'When it happened: what balances and stocks are judged at. Source: matiere.mouvement.';
comment on column rapports.mouvement_stock.enregistre_le is
  'When it was recorded. Source: matiere.mouvement.';
comment on column rapports.mouvement_stock.flux is
  'The kind of movement (reception, etape, expedition, retour, destruction, echantillon, '
  'inventaire, contrepassation …), perte, or ajustement. Source: matiere.mouvement, '
  'matiere.filiation.';
comment on column rapports.mouvement_stock.lot_id is 'The lot. Source: matiere.compte.';
comment on column rapports.mouvement_stock.produit_id is 'The product. Source: matiere.ecriture.';
comment on column rapports.mouvement_stock.quantite_g is
  'Mass in g, positive when it enters the lot. Source: matiere.ecriture, matiere.filiation.';
comment on column rapports.mouvement_stock.entite is
  'The kind of record that caused it. Source: matiere.mouvement.';
comment on column rapports.mouvement_stock.entite_id is
  'The record that caused it. Source: matiere.mouvement.';
grant select on rapports.mouvement_stock to rapports;
