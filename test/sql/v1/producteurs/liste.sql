-- Spec: identites-et-droits#piece-identite: members are listed by pages and found by name, without
-- a word of their documents.
begin;
set local role metier;
select plan(7);
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
exception when others then
  if sqlstate ~ '^TR' then
    return to_jsonb(substr(sqlstate, 3) || ' ' || sqlerrm);
  end if;
  raise;
end
$$;

select essai.producteur('Afi');
select essai.producteur('Bio Yaya');
insert into producteur.piece_identite
values (core.organisation_id(), essai.id('Afi'), 'cni', 'SECRET', 'BJ');
create function pg_temp.noms(p_requete jsonb) returns text[] language sql as $$
  select array_agg(x ->> 'nom' order by x ->> 'nom')
  from jsonb_array_elements(pg_temp.appeler('producteurs', 'agent', p_requete) -> 'producteurs') as
  x
$$;

select is(pg_temp.noms('{}'), '{Afi,"Bio Yaya",Kossi}', 'all of the organization');
select is(pg_temp.noms('{"recherche": "yAYA"}'), '{"Bio Yaya"}', 'by a part of the name');
select is(pg_temp.noms('{"recherche": "%"}'), null, 'literally');
select is(pg_temp.noms(jsonb_build_object('groupement_id', essai.id('?'))), null, 'by group');
select is(cardinality(pg_temp.noms('{"limite": 2}')), 2, 'a page of two');
select is(
  cardinality(
    pg_temp.noms(jsonb_build_object('limite', 2, 'curseur',
        pg_temp.appeler('producteurs', 'agent', '{"limite": 2}') -> 'suivant'))), 1,
  'the next page');
select ok(pg_temp.appeler('producteurs', 'agent')::text !~ 'SECRET', 'no identity document');

select * from finish();
rollback;
