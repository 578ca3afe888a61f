-- Spec: matiere#contrepassation: a reversal posts every entry with the opposite sign and names the
-- movement; used or quarantined matter is not reversed.
begin;
set local role metier;
select plan(9);
select essai.preparer();

select from unnest('{a,b,c,q}'::text[]) as n, essai.lot(n, 1000, 'validé');
create function pg_temp.verser(p_de text, p_vers text) returns uuid language sql as $$
  select matiere.mouvoir('etape', 'etape', essai.id('e'), array[
    (matiere.compte_de('lot', essai.id('lot ' || p_de)), essai.produit('ANANAS'), -10, null),
    (matiere.compte_de('lot', essai.id('lot ' || p_vers)), essai.produit('ANANAS'), 10,
      null)]::matiere.ligne[], essai.id('rsci ESSAI'), essai.t(), essai.t())
$$;
create function pg_temp.contrepasser(p_id uuid) returns uuid language sql as $$
  select matiere.contrepasser(p_id, essai.id('rsci ESSAI'), essai.t(1))
$$;
create temporary table fait (nom text, id uuid);
insert into fait values ('ab', pg_temp.verser('a', 'b'));
insert into fait values ('bc', pg_temp.verser('b', 'c'));
insert into fait values ('aq', pg_temp.verser('a', 'q'));
select from lot.mettre_en_quarantaine(essai.id('lot q'), 'essai', null, essai.id('rsci ESSAI'),
  essai.t(1));
select throws_ok($$ select pg_temp.contrepasser(id) from fait where nom = 'ab' $$, 'TR409',
  'matiere_deja_utilisee', 'b gave to c since');
select throws_ok($$ select pg_temp.contrepasser(id) from fait where nom = 'aq' $$, 'TR409',
  'lot_en_quarantaine', 'the reversal of what entered is a debit');
select lives_ok($$ insert into fait select 'cb', pg_temp.contrepasser(id) from fait
    where nom = 'bc' $$, 'the last one');
select is(array[essai.quantite('b'), essai.quantite('c')], array[1010, 1000]::bigint[],
  'each has its own again');
select is((select m.contrepasse_id from matiere.mouvement m join fait f on f.id = m.id
    where f.nom = 'cb'), (select id from fait where nom = 'bc'), 'it names what it mirrors');
select throws_ok($$ select pg_temp.contrepasser(id) from fait where nom = 'bc' $$, 'TR409',
  'mouvement_deja_contrepasse', 'once');
select throws_ok($$ select pg_temp.contrepasser(id) from fait where nom = 'cb' $$, 'TR409',
  'mouvement_deja_contrepasse', 'a reversal stays');
select lives_ok($$ select pg_temp.contrepasser(id) from fait where nom = 'ab' $$,
  'and then the one before');
select throws_ok($$ select pg_temp.contrepasser(essai.id('?')) $$, 'TR404', 'mouvement_inconnu',
  'nothing');

select * from finish();
rollback;
