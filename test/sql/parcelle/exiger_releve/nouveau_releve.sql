-- Spec: file-de-controle#correction-de-forme: a shape is corrected by a later survey that is valid
-- and does not overlap the other plot.
begin;
set local role metier;
select plan(6);
select essai.preparer_operations();

select essai.mesurer_kossi();
select from essai.faire('parcelle.enregistrer', 'voisine');
create function pg_temp.relever(p_nom text, p_heure text, p_forme jsonb) returns text
language sql as $$
  select essai.motifs(essai.faire('parcelle.relever', p_nom,
      jsonb_build_object('releve', essai.releve(p_nom, p_forme)),
      essai.capture(essai.t(0, p_heure))))
$$;
select pg_temp.relever('x', '07:00', essai.ailleurs('voisine'));
create function pg_temp.corriger() returns text
language sql as $$ select essai.lever('rsci ESSAI', 'x', 'chevauchement_parcelle', 'correction') $$;
select is(pg_temp.corriger(), '409 releve_attendu', 'no other survey');
select pg_temp.relever('ancien', '06:00', essai.rectangle(11, 6.4));
select is(pg_temp.corriger(), '409 releve_attendu', 'an earlier one is not in force');
select pg_temp.relever('encore', '07:10', essai.ailleurs('voisine'));
select is(pg_temp.corriger(), '409 releve_attendu', 'a later one that overlaps too');
select pg_temp.relever('bon', '07:30', essai.rectangle(11, 6.4));
select is(pg_temp.corriger(), 'leve', 'a later one beside it');
select is(essai.constats('encore'), null,
  'the pair had its control: the survey between opened none');
select is((select count(*) from parcelle.polygone g
    where g.parcelle_id = essai.id('parcelle Kossi')), 5::bigint, 'every survey is kept');

select * from finish();
rollback;
