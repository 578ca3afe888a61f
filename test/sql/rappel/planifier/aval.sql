-- Spec: rappels#plan: the records made from an origin are listed with masses, places, clients and
-- expeditions, and a plan blocks nothing.
begin;
set local role metier;
select plan(7);
select essai.preparer();
select essai.filiere();

select is(essai.lignes_rappel(essai.rappeler()),
  'c1 origine 100000, expedition X non_bloquable expédié 25000, lot A à_bloquer 28000, lot N '
  'à_bloquer 40000, '
  || 'perte non_bloquable détruit 2000, perte non_bloquable perdu 5000',
  'forward from a collection, every gram where it is');
select is(essai.lignes_rappel(essai.rappeler(essai.origine('lot', 'lot N'))),
  'expedition X non_bloquable expédié 25000, lot N à_bloquer 40000',
  'forward from a lot');
create temporary table amont as select essai.rappeler(essai.origine('lot', 'lot N')
  || '{"sens": "amont"}') as id;
select is(essai.lignes_rappel((select id from amont)),
  'c1 origine 100000, expedition X non_bloquable expédié 25000, lot A à_bloquer 28000, lot N '
  'à_bloquer 40000, perte non_bloquable détruit 2000, perte non_bloquable perdu 5000',
  'backward from a lot');
select is(
  essai.lignes_rappel(essai.rappeler(essai.origine('expedition', 'expedition X')
      || '{"sens": "complet"}')), essai.lignes_rappel(essai.rappeler()),
  'all that was made of what an expedition was made of');
select is((select jsonb_build_array(l.client_id, l.numero) from rappel.ligne l
    where l.genre = 'expedition' limit 1),
          jsonb_build_array(essai.id('client ESSAI'), null), 'with the client');
select is((select count(*) from lot.lot l where l.statut = 'quarantaine'
    or l.rappel_id is not null), 0::bigint, 'nothing is blocked');
select is((select e.details ->> 'raison' from journal.evenement e
    where e.action = 'rappel.planifier' limit 1), 'Résidu', 'journalled');

select * from finish();
rollback;
