-- Spec: rappels#rappel: decision 0030: a recall is closed once, with its conclusion; a planned one
-- is abandoned.
begin;
set local role metier;
select plan(4);
select essai.preparer();
select essai.filiere();
create temporary table r as select essai.rappeler() as id;
select is(rappel.clore((select id from r), 'Fausse alerte', essai.id('rsci ESSAI'),
    essai.t(5))::jsonb - '{plan,lignes,origines}'::text[] @>
  '{"statut": "clos", "conclusion": "Fausse alerte", "execute_le": null, "resultat": null}', true,
  'given up');
select is(essai.refus(format('select rappel.clore(%L, %L, %L, now())', (select id from r), 'x',
      essai.id('rsci ESSAI'))), '409 rappel_clos', 'once');
select is(
  essai.refus(format('select rappel.executer(%L, %L, now())', (select id from r),
      essai.id('rsci ESSAI'))), '409 rappel_non_planifie', 'not executed any more');
select is(essai.refus(format('select rappel.presenter(%L)', essai.id('?'))), '404 rappel_inconnu',
  'an unknown one');

select * from finish();
rollback;
