-- Spec: rapports#bilan: the stock at any date is the contents, place and category of each lot just
-- before it.
begin;
set local role metier;
select plan(5);
select essai.preparer();
select essai.saison();
create function pg_temp.stock() returns setof text language sql as $$
  select concat_ws(' ', s.statut, s.emplacement, s.site, s.categorie, s.quantite_g)
  from rapports.stock s order by s.quantite_g
$$;
select is((select sum(s.quantite_g) from rapports.stock s),
  (select sum(s.quantite_g) from matiere.solde s), 'now, what the lots hold');
select set_config('sillon.au', essai.t(5)::text, true);
select results_eq($$ select pg_temp.stock() $$,
  $$ values ('validé M1 principal bio 28000'), ('validé PORT port bio 40000'),
    ('validé M1 principal bio 60000') $$, 'before an act of that instant');
select set_config('sillon.au', (essai.t(5) + interval '1 microsecond')::text, true);
select results_eq($$ select pg_temp.stock() $$,
  $$ values ('validé M1 principal bio 28000'), ('validé PORT port bio 40000'),
    ('validé M1 principal conversion 60000') $$, 'and after it');
select set_config('sillon.au', essai.t(1)::text, true);
select is_empty($$ select from rapports.stock $$, 'before everything');
select set_config('sillon.au', '', true);
select is((select array_agg(distinct p.au) from rapports.periode() as p),
  array['infinity'::timestamptz], 'an empty setting is no setting');

select * from finish();
rollback;
