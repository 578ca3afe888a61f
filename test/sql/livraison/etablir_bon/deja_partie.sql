-- Spec: types-de-commandes#livraison-etablir-bon: `livraison.etablir_bon`: a collection is on one
-- note only; one that is already on another is `reference_inactive`, and stays there.
begin;
set local role metier;
select plan(7);
select essai.preparer_operations();

select essai.collecter(c, essai.kg(100)) from unnest('{collecte,autre,tierce}'::text[]) as c;
create function pg_temp.bon(p_nom text, variadic p_collectes text[]) returns text language sql as $$
  select essai.motifs(essai.faire('livraison.etablir_bon', p_nom,
      jsonb_build_object('collectes',
        (select jsonb_agg(essai.id(c)) from unnest(p_collectes) as c))))
$$;

select is(pg_temp.bon('premier', 'collecte'), null, 'a first note');
select is(pg_temp.bon('sans elle', 'tierce'), null, 'another one without its collection');
select is(pg_temp.bon('second', 'collecte', 'autre'), 'reference_inactive', 'another one with it');
select is(essai.constats('second'),
  jsonb_build_array(jsonb_build_object('motif', 'reference_inactive', 'entite', 'livraison',
      'entite_id', essai.id('second'),
  'details', jsonb_build_object('champ', 'collectes[]', 'entite', 'collecte', 'id',
    essai.id('collecte'), 'bon_id', essai.id('premier')))),
  'the details name the collection and its note');
select results_eq(
  'select l.bon_id, l.collecte_id from livraison.bon_collecte l where l.collecte_id in '
  '(essai.id($$collecte$$), essai.id($$autre$$)) order by l.collecte_id = essai.id($$autre$$)',
  $$ values (essai.id('premier'), essai.id('collecte')), (essai.id('second'), essai.id('autre')) $$,
  'it stays on the first, the other one travels');
select results_eq(
  'select l.collecte_declaree from livraison.bon_collecte l where l.collecte_id is null',
  $$ values (essai.id('collecte')) $$, 'what the second note declared is kept');
select pg_temp.bon('troisième', 'collecte');
select is((select jsonb_agg(c -> 'details' -> 'bon_id')
    from jsonb_array_elements(essai.constats('troisième')) as c
    where c ->> 'motif' = 'reference_inactive'),
  jsonb_build_array(essai.id('premier')),
  'a third note is told the one it travels on, not the one that asked in vain');

select * from finish();
rollback;
