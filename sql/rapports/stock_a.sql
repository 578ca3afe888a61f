-- Returns the stock at a date: the contents of each lot just before an instant, with its place,
-- state and category.
-- Spec: rapports#bilan, rapports#fonctions.
-- Chosen: docs/decisions/0030-rappel.md, 0084-rapports-dates.md.
-- Why: the function subtracts later movements from today's balance, so it reads only the lot's
--      entries after the date, which are always rows (docs/decisions/0074).
create or replace function rapports.stock_a(p_le timestamptz)
returns table (le timestamptz, numero text, nature text, campagne text, produit text, statut text,
               emplacement text, site text, categorie text, categories jsonb, quantite_g bigint,
               lot_id uuid)
language sql stable
begin atomic
  select p_le as le, l.numero_officiel as numero, l.nature, c.code as campagne, p.code as produit,
         t.vers as statut, e.code as emplacement, s.site, s.categorie, s.categories,
         (b.quantite_g - coalesce(d.depuis_g, 0))::bigint as quantite_g, l.id as lot_id
  from lot.lot l
    join campagne.campagne c on c.organisation_id = l.organisation_id and c.id = l.campagne_id
    join produit.produit p on p.organisation_id = l.organisation_id and p.id = l.produit_id
    join matiere.compte k
      on k.organisation_id = l.organisation_id and k.genre = 'lot' and k.objet_id = l.id
    join matiere.solde b on b.organisation_id = k.organisation_id and b.compte_id = k.id
    join rapports.lot_situation_entre('-infinity', 'infinity') as s
      on s.lot_id = l.id and s.du < p_le and p_le <= s.au
    join emplacement.emplacement e
      on e.organisation_id = l.organisation_id and e.id = s.emplacement_id
    cross join lateral (
      select sum(x.quantite_g) as depuis_g
      from matiere.ecriture x
        join matiere.mouvement m
          on m.organisation_id = x.organisation_id and m.id = x.mouvement_id
      where x.organisation_id = k.organisation_id and x.compte_id = k.id
        and m.date_operation >= p_le) as d
    left join lateral (
      select a.vers from lot.transition a
      where a.organisation_id = l.organisation_id and a.lot_id = l.id and a.le < p_le
      order by a.rang desc limit 1) as t on true
  where b.quantite_g <> coalesce(d.depuis_g, 0);
end;
comment on function rapports.stock_a(timestamptz) is
  'rapports.stock just before p_le, whatever the session is set to.';
grant execute on function rapports.stock_a(timestamptz) to rapports;
