-- Spec: service#donnees-en-place, conformite-et-certificats#effets: a collection whose plot was
-- revised while an older version did not follow is listed, and a person's act brings it to that
-- state.
begin;
set local role metier;
select plan(6);
select essai.preparer();
select essai.grille();
select from essai.collecter('c');

create function pg_temp.listees() returns text language sql as $$
  select string_agg(concat_ws(' ', e.reference, e.avant, e.apres), ', ')
  from collecte.qualites_jugees_autrement(array(select c.id from collecte.collecte c)) as e
$$;
select is(pg_temp.listees(), null, 'as its plot is');
select from conformite.dire(essai.id('parcelle Kossi'), 'AB', 'C2', essai.t(-1), 'x', null,
  essai.t(1), null, null);  -- as the older version did
select is(pg_temp.listees(),
  'MP-ANANAS-26-0001 {"qualites": {"AB": "AB"}} {"qualites": {"AB": "C2"}}', 'revised: listed');
select from rejugement.appliquer('collecte_etat', essai.id('c'), 'essai', essai.t(2));
select is(array[pg_temp.listees(), essai.ouverts('c')], '{NULL,"capacite_depassee,ecart_calcul"}',
  'applied: a person is asked');

select from conformite.dire(essai.id('parcelle Kossi'), 'AB', 'AB', essai.t(-1), 'x', null,
  essai.t(3), null, null);
select is((select string_agg((k.details ->> 'referentiel'), ' ')
    from rejugement.controles_juges_autrement(array(select c.id from controle.controle c)) as e
      join controle.controle k on k.id = e.id), 'AB', 'a control that is not found any more too');
select from rejugement.appliquer('collecte_etat', essai.id('c'), 'essai', essai.t(4));
select is(array[pg_temp.listees(), essai.capacites()], '{NULL,"Kossi ANANAS AB 100000"}',
  'applied: it is organic again');
select is(essai.ouverts('c'), null, 'and nothing is asked');

select * from finish();
rollback;
