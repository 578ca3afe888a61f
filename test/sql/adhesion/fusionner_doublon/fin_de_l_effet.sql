-- Spec: file-de-controle#fusion: capacity and payment blocked by `doublon_identite` are free once
-- the two records are merged.
begin;
set local role metier;
select plan(3);
select essai.preparer_operations();

select essai.provoquer('doublon_identite');
select from essai.collecter('c',
  jsonb_build_object('producteur_id', essai.id('x'), 'parcelle_id', essai.id('?')));
create function pg_temp.bloque() returns boolean
language sql stable as $$ select e.paiement_bloque from collecte.effet e $$;
select is(pg_temp.bloque(), true, 'blocked');
select is(essai.lever('admin ESSAI', 'x', 'doublon_identite', 'fusion'), 'leve',
  'an administrator merges');
select is(pg_temp.bloque(), false, 'free');

select * from finish();
rollback;
