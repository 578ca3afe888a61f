-- Spec: conformite-et-certificats#effets: a revision judges collections of its time again: they
-- fall by a dated row, with what was received of them, a control opens, what was validated stays.
begin;
set local role metier;
select plan(9);
select essai.preparer_receptions();
select essai.grille();

create function pg_temp.etats() returns text language sql as $$
  select string_agg(e.etat_code, ' ') from collecte.etats_courants(essai.id('c1')) as e
$$;
create function pg_temp.lot() returns text language sql as $$
  select string_agg(concat_ws(' ', q.etat_code, q.origine), ', ' order by q.rang)
  from lot.qualite q where q.lot_id = (essai.recue('r')).lot_id
$$;
select is(array[essai.recevoir('r'), essai.traiter_reception('r', 'valider')],
  '{en_attente,validée}', 'received');
select is(essai.statuer('parcelle Kossi', 'C2', essai.t(1), '{}', essai.t(2)), 'C2',
  'a fall after the collection');
select is(array[pg_temp.etats(), essai.ouverts('c1')], '{AB,NULL}', 'changes nothing of it');

select is(essai.statuer('parcelle Kossi', 'C2', essai.t(-1), '{}', essai.t(2)), 'C2',
  'one of the time before');
select is(array[pg_temp.etats(), essai.capacites()], '{C2,"Kossi ANANAS C2 100000"}',
  'it falls, and takes from the capacity of that state');
select is(essai.ouverts('c1'), 'capacite_depassee,ecart_calcul', 'a person is asked');
select is(array[(essai.recue('r')).statut, pg_temp.lot()],
  '{validée,"AB apports, C2 correction"}', 'its lot falls by a row, and stays validated');
select is((select jsonb_path_query_array(r.lots, '$[*].apres') from reception.redressement r),
  '[{"AB": "C2"}]', 'the change is listed');

select from essai.statuer('parcelle Kossi', 'AB', essai.t(-1),
  '{"derogation": {"raison": "x", "preuve": "x"}}', essai.t(3));
select is(array[pg_temp.etats(), essai.ouverts('c1')], '{AB,NULL}',
  'revised back: nothing is left of it');

select * from finish();
rollback;
