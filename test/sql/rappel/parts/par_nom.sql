-- decision 0030: shares stand beside the masses where the genealogy reckons them, downstream and upstream; without it a plan has none.
begin;
set local role metier;
select plan(5);
select essai.preparer();
select essai.filiere();

drop function if exists matiere.suites(matiere.noeud[], bigint[]), matiere.origines(matiere.noeud[], bigint[]);
select is_empty($$ select from rappel.parts(array[essai.id('c1')], 'complet') $$, 'no genealogy, no share');
drop function if exists matiere.noeud_de(uuid), matiere.masse_de(matiere.noeud);
create function matiere.noeud_de(p_id uuid) returns matiere.noeud language sql as $$ select ('collecte', p_id)::matiere.noeud $$;
create function matiere.masse_de(p_noeud matiere.noeud) returns bigint language sql as $$ select 10::bigint $$;
create function matiere.suites(p_racines matiere.noeud[], p_quantites_g bigint[]) returns table (genre text, id uuid, quantite_g bigint)
language sql as $$ select 'lot', essai.id('lot A'), p_quantites_g[1] $$;
create function matiere.origines(p_racines matiere.noeud[], p_quantites_g bigint[]) returns table (genre text, id uuid, quantite_g bigint)
language sql as $$ select 'collecte', (p_racines[1]).id, p_quantites_g[1] $$;
select results_eq($$ select id, quantite_g from rappel.parts(array[essai.id('c1')], 'aval') $$, $$ values (essai.id('lot A'), 10::bigint) $$, 'downstream');
select results_eq($$ select id from rappel.parts(array[essai.id('c1')], 'amont') $$, $$ values (essai.id('c1')) $$, 'upstream');
select is_empty($$ select from rappel.parts('{}', 'aval') $$, 'nothing, no share');
create temporary table r as select essai.rappeler('{"sens": "complet"}') as id;
select results_eq($$ select l.part_g from rappel.ligne l where l.rappel_id = (select id from r) and l.objet_id in (essai.id('lot A'), essai.id('lot N')) order by l.part_g $$,
  $$ values (10::bigint), (null) $$, 'written beside the masses');

select * from finish();
rollback;
