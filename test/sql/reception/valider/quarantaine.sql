-- Spec: receptions#validation: with the threshold effect quarantaine the lot is validated, then
-- quarantined at once; an earlier executed recall quarantines it once.
begin;
set local role metier;
select plan(7);
select essai.preparer_receptions();

select essai.regler('reception.seuils.ANANAS', '{"humidite_max_cp": 900}');
select essai.collecter('c2'), essai.recevoir('r', '{c1}', '{"mesures": {"humidite_cp": 901}}'),
  essai.recevoir('s', '{c2}', '{"mesures": {"humidite_cp": 901}}');
select is(essai.traiter_reception('r', 'valider'), 'validée', 'validated');
select is(essai.statut_du_lot('r'), 'quarantaine 100000', 'and quarantined at once');
select isnt((essai.recue('r')).numero_officiel, null, 'with its number');
select results_eq($$ select q.acte, q.raison from lot.quarantaine_lot q $$,
  $$ values ('mise', 'seuil_depasse') $$, 'for the threshold');
select is((select x.issue from reception.examen x), 'quarantaine', 'kept');
select essai.un_rappel('rappel');
update lot.lot l set rappel_id = essai.id('rappel') where l.id = (essai.recue('s')).lot_id;
select is(essai.traiter_reception('s', 'valider'), 'validée', 'found by a recall before');
select results_eq($$ select q.raison from lot.quarantaine_lot q
    where q.lot_id = (essai.recue('s')).lot_id $$, $$ values ('rappel') $$, 'quarantined once');

select * from finish();
rollback;
