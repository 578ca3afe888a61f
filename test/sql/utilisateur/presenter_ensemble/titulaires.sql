-- Spec: identites-et-droits#ensembles: a set has the number of active accounts that hold it now.
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.titulaires(p_code text, p_le timestamptz default essai.t()) returns jsonb
language sql as $$
  select utilisateur.presenter_ensemble(e, p_le) -> 'titulaires' from utilisateur.ensemble e
  where e.code = p_code
$$;
select is(array[pg_temp.titulaires('administrateur_client'), pg_temp.titulaires('commercial')],
  '{1,0}', 'held and not held');
select essai.deuxieme_admin();
select is(pg_temp.titulaires('administrateur_client'), '2', 'two');
update utilisateur.utilisateur set actif_pendant = '{}' where id = essai.id('admin2 ESSAI');
select is(pg_temp.titulaires('administrateur_client'), '1', 'an inactive account does not count');
select is(pg_temp.titulaires('administrateur_client', essai.t(-401)), '0',
  'nor one that did not hold it yet');

select * from finish();
rollback;
