-- Spec: etapes#declassement: the confirmation repeats exactly the lowered states, for each output
-- and referential.
begin;
set local role metier;
select plan(12);
select essai.preparer();

insert into conformite.referentiel_coche values (core.organisation_id(), 'AB');
select essai.lot('ab', 1000, 'validé'), essai.lot('c2', 1000, 'validé', 'C2'),
  essai.lot('c3', 1000, 'validé', 'C3'), essai.lot('c1', 1000, 'validé', 'C1');
create function pg_temp.tombe(p_rang integer, p_avant text, p_apres text) returns jsonb
language sql as $$
  select jsonb_build_object('rang', p_rang, 'referentiel_code', 'AB', 'avant', p_avant, 'apres',
    p_apres)
$$;
create function pg_temp.detail(p_note text) returns jsonb language plpgsql as $$
declare
  v_detail text;
begin
  perform etape.valider(essai.etape_dite(p_note), '[]', essai.id('rsci ESSAI'), essai.t(3));
exception when sqlstate 'TR409' then
  get stacked diagnostics v_detail = pg_exception_detail;
  return v_detail;
end
$$;
select essai.etape('x', '{"ab": 100, "c2": 100}',
  jsonb_build_array(essai.sortie(100), essai.sortie(50, '{"etats": {"AB": "C1"}}')));
select is(essai.proceder('x'), '409 declassement_a_confirmer', 'a category falls');
select is(pg_temp.detail('x') -> 'declassements',
  jsonb_build_array(pg_temp.tombe(1, 'AB', 'C2'), pg_temp.tombe(2, 'AB', 'C1')),
  'before and after, per output');
select is(essai.proceder('x', 'valider', jsonb_build_array(pg_temp.tombe(1, 'AB', 'C2'))),
  '409 declassement_a_confirmer', 'one of two confirms nothing');
select is(essai.proceder('x', 'valider',
    jsonb_build_array(pg_temp.tombe(1, 'AB', 'C2'), pg_temp.tombe(2, 'AB', 'C2'))),
  '409 declassement_a_confirmer', 'nor another after');
select is(essai.proceder('x', 'valider',
    jsonb_build_array(pg_temp.tombe(1, 'AB', 'C2'), pg_temp.tombe(1, 'AB', 'C2'),
      pg_temp.tombe(2, 'AB', 'C1'))), '409 declassement_a_confirmer', 'nor one of them twice');
select is(essai.proceder('x', 'valider',
    jsonb_build_array(pg_temp.tombe(2, 'AB', 'C1'), pg_temp.tombe(1, 'AB', 'C2'))), 'validée',
  'in any order it is');
select is(array[essai.qualite_de(essai.issu('x', 1)), essai.qualite_de(essai.issu('x', 2))],
  array['{"AB": "C2"}', '{"AB": "C1"}']::jsonb[], 'its lots are born so');
select is((select q.origine from lot.qualite q where q.lot_id = essai.issu('x', 1)), 'resultat',
  'as a result');
select is((select jsonb_array_length(t.declassements) from etape.transition t
    where t.etape_id = essai.etape_dite('x') and t.acte = 'valider'), 2,
  'and what was confirmed is kept');
select essai.etape('dedans', '{"c3": 100, "c2": 100}', jsonb_build_array(essai.sortie(100)));
select is(essai.proceder('dedans', 'valider', jsonb_build_array(pg_temp.tombe(1, 'C3', 'C2'))),
  '409 declassement_a_confirmer', 'what does not fall is not confirmed');
select is(essai.proceder('dedans'), 'validée', 'within a category nothing is asked');
select essai.etape('mieux', '{"c1": 100}',
  jsonb_build_array(essai.sortie(50, '{"etats": {"AB": "AB"}}')));
select is(essai.proceder('mieux'), '409 qualite_superieure', 'a step never makes better');

select * from finish();
rollback;
