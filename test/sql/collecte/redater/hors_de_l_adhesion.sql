-- Spec: terrain#sortie: a decision that dates a collection after the exit of its member ends as if
-- it had arrived with that date: the ceilings can no longer be used.
begin;
set local role metier;
select plan(4);
select essai.preparer_operations();

update utilisateur.attribution set periode = tstzrange(essai.t(-1), null)
where utilisateur_id = essai.id('agent ESSAI');
select essai.agir('adhesion.sortir', essai.id('Kossi'), jsonb_build_object('le', essai.t(-2)));
select is(essai.motifs(essai.collecter('y', essai.kg(1000), essai.capture(essai.t(-1)))),
  'reference_inactive,capacite_depassee', 'one that arrives with a date after the exit');
select is(essai.motifs(essai.collecter('x', essai.kg(1000), essai.capture(essai.t(-3)))),
  'droit_manquant', 'one dated before it');
select is(essai.lever('rsci ESSAI', 'x', 'droit_manquant', 'ecart_motive',
    jsonb_build_object('date_operation', essai.t(-1))), 'leve', 'it was after it');
select is(essai.ouverts('x'), 'capacite_depassee,reference_inactive,reference_inactive',
  'and has no ceiling either');

select * from finish();
rollback;
