-- Spec: rapports#bilan: opening stock and movements give the closing stock, to the gram, at any cut
-- of the ledger.
begin;
set local role metier;
select plan(8);
select essai.preparer();
select essai.saison();
create function pg_temp.bilan(p_du timestamptz, p_au timestamptz) returns setof text
language sql as $$
  select concat_ws(' ', b.site, b.categorie, b.ouverture_g, '+',
    translate(b.entrees::text, '{}"', ''), '-', translate(b.sorties::text, '{}"', ''), '=',
    b.cloture_g)
  from rapports.bilan(p_du, p_au) as b order by 1
$$;

select results_eq($$ select pg_temp.bilan('-infinity', 'infinity') $$, $$ values
  ('port bio 0 + retour_g: 4000, deplacement_g: 40000, contrepassation_g: 10000 - expedition_g: '
   '10000 = 44000'),
  ('principal bio 0 + etape_g: 65000, reception_g: 200000, ajustement_g: 300 - etape_g: 65000, '
   'perte_g: 5000, expedition_g: 25000, deplacement_g: 40000, destruction_g: 2000, '
   'requalification_g: 60000 = 68300'),
  ('principal conversion 0 + requalification_g: 60000 - echantillon_g: 500 = 59500') $$,
  'all of the time');
select results_eq($$ select pg_temp.bilan(essai.t(4), essai.t(6)) $$, $$ values
  ('port bio 0 + deplacement_g: 40000 -  = 40000'),
  ('principal bio 128000 +  - deplacement_g: 40000, requalification_g: 60000 = 28000'),
  ('principal conversion 0 + requalification_g: 60000 -  = 60000') $$,
  'a period: what happens when it begins is in it, what happens when it ends is not');
select results_eq($$ select pg_temp.bilan(essai.t(6), essai.t(7)) $$, $$ values
  ('port bio 40000 + contrepassation_g: 10000 - expedition_g: 10000 = 40000'),
  ('principal bio 28000 +  -  = 28000'), ('principal conversion 60000 +  -  = 60000') $$,
  'a reversal counts at the date of what it reverses');
select is_empty($$ select pg_temp.bilan('-infinity', essai.t(0)) $$, 'nothing yet');
select is_empty($$
  select d, f, b.site from generate_series(-1, 11) as d cross join generate_series(-1, 11) as f
    cross join lateral rapports.bilan(essai.t(d), essai.t(f)) as b
  where d < f and b.ouverture_g + b.entrees_g - b.sorties_g <> b.cloture_g
$$, 'to the gram, whatever the period');
select is_empty($$
  (select d, b.site, b.categorie, b.cloture_g from generate_series(-1, 11) as d
    cross join lateral rapports.bilan('-infinity', essai.t(d)) as b where b.cloture_g <> 0)
  except
  select d, l.site, l.categorie, sum(m.quantite_g)
  from generate_series(-1, 11) as d
    join rapports.mouvement_stock m on m.date_operation < essai.t(d)
    join rapports.lot_situation l on l.lot_id = m.lot_id and l.du < essai.t(d)
      and essai.t(d) <= l.au
  group by 1, 2, 3
$$, 'the closing, reckoned back from today, is the sum of all that came before');
select is((select sum(b.entrees_g) - sum(b.sorties_g)
    from rapports.bilan('-infinity', 'infinity') as b), (select sum(s.quantite_g)
    from matiere.solde s), 'and is what the lots hold');
select from matiere.mouvoir('correction', 'lot', essai.id('lot A'), array[
  (matiere.compte_de('lot', essai.id('lot A')), essai.produit('ANANAS'), -100, null),
  (matiere.compte_de('producteur', essai.id('Kossi')), essai.produit('ANANAS'), 100,
    null)]::matiere.ligne[], essai.id('rsci ESSAI'), essai.t(10), essai.t(10));
select results_eq($$ select b.sorties from rapports.bilan(essai.t(10), 'infinity') as b
    where b.sorties <> '{}' $$, $$ values ('{"autres_g": 100}'::jsonb) $$,
  'what no column names is not lost');

select * from finish();
rollback;
