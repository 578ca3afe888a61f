-- Spec: organisations-et-modules#arbre: The activity tree in reading order, page after page, by
-- state and module.
begin;
set local role metier;
select plan(6);
select essai.preparer();

create function pg_temp.appeler(p_fonction text, p_compte text, p_requete jsonb default '{}')
returns jsonb language plpgsql as $$
declare
  v_reponse jsonb;
begin
  set local role api;
  execute format('select v1.%I($1, $2)::jsonb', p_fonction) into v_reponse
    using essai.appelant('ESSAI', p_compte), p_requete;
  set local role metier;
  return v_reponse;
exception when sqlstate 'TR400' or sqlstate 'TR403' or sqlstate 'TR404' or sqlstate 'TR409' then
  return to_jsonb(substr(sqlstate, 3) || ' ' || sqlerrm);
end
$$;

create function pg_temp.codes(p_requete jsonb) returns text language sql as $$
  select string_agg(x ->> 'code', ',')
  from jsonb_array_elements(pg_temp.appeler('arbre_activites', 'admin', p_requete) -> 'activites')
  as x
$$;
select is(pg_temp.appeler('arbre_activites', 'admin') -> 'initialise_le', 'null',
  'before the initialization');
select activite.initialiser(essai.session(), null, essai.t(-500));
update activite.activation set actif_pendant = '{(,)}';
select is(pg_temp.codes('{}'), 'production,collecte,station,reception,sechage', 'all of it');
select is(pg_temp.codes('{"module": "stock"}'), 'station,reception', 'of a module');
select is(pg_temp.codes('{"etat": "lecture_seule"}'), null, 'in a state');
select is(
  pg_temp.codes(jsonb_build_object('limite', 2, 'curseur',
      pg_temp.appeler('arbre_activites', 'admin', '{"limite": 2}') -> 'suivant')),
  'station,reception', 'page after page');
select is(pg_temp.appeler('arbre_activites', 'admin') ->> 'initialise_le',
  core.horodatage(essai.t(-500)), 'since when');

select * from finish();
rollback;
