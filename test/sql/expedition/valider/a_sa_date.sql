-- Spec: ventes-et-expeditions#validation: an expedition takes the contents of its lots at its own
-- date; after a devalidation it can be validated again at that date.
begin;
set local role metier;
select plan(6);
select essai.preparer_ventes();

select essai.lot('a', 1000, 'validé'), essai.lot('b', 1000, 'validé'),
  essai.vendre('V', '{"tolerance_cp": 10000}');
select essai.verser('{"a": 500}', '{"b": 500}', 'etape', 2);
select essai.charger('x', 'V', '{"b": 1500}', jsonb_build_object('date_operation', essai.t(1)));
select is(essai.expedier('x'), '409 matiere_pas_encore_entree', 'a part of it was not there yet');
select is(essai.etats('a', 'b') || ' ' || (select x.statut from expedition.expedition x),
  'validé 500, validé 1500 brouillon', 'nothing moved');
select expedition.modifier(essai.expedition('x'), jsonb_build_object('date_operation', essai.t(2)),
  essai.t(2));
select is(essai.expedier('x'), 'validée', 'once it was');
select is(essai.expedier('x', 'devalider', 5), 'brouillon', 'days later');
select is(essai.expedier('x', 'valider', 6), 'validée', 'again, at the date that it had');
select is_empty($$ select essai.creux() $$, 'nothing was ever less than nothing');

select * from finish();
rollback;
