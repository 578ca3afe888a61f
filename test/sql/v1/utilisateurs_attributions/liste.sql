-- Spec: identites-et-droits#attributions: the assignments of an account, the latest first, page
-- after page, by status.
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

create function pg_temp.debuts(p_requete jsonb default '{}') returns text language sql as $$
  select string_agg(left(x ->> 'debut', 10), ',') from jsonb_array_elements(
    pg_temp.appeler('utilisateurs_attributions', 'admin',
      jsonb_build_object('id', essai.id('agent ESSAI')) || p_requete) -> 'attributions') as x
$$;
select utilisateur.attribuer(essai.id('agent ESSAI'), e,
  tstzrange(now() + d * interval '1 day', now() + (d + 1) * interval '1 day'), null)
from (values ('rsci', -9), ('inspecteur', 9), ('commercial', 9)) as v (e, d);
select utilisateur.terminer_attribution(essai.session(), essai.attribution('agent', 'commercial'),
  '{"raison": "x"}', now());
create function pg_temp.jour(p_d integer) returns text
language sql as $$ select to_char(now() at time zone 'UTC' + p_d * interval '1 day',
    'YYYY-MM-DD') $$;
select is(pg_temp.debuts(), concat_ws(',', pg_temp.jour(9), pg_temp.jour(9), pg_temp.jour(-9),
    to_char(essai.t(-400), 'YYYY-MM-DD')), 'all of them, cancelled ones too');
select is(pg_temp.debuts('{"statut": "a_venir"}'), pg_temp.jour(9), 'to come');
select is(pg_temp.debuts('{"statut": "annulee"}'), pg_temp.jour(9), 'cancelled');
select is(pg_temp.debuts('{"limite": 2}'), concat_ws(',', pg_temp.jour(9), pg_temp.jour(9)),
  'a page');
select is(
  pg_temp.debuts(jsonb_build_object('limite', 2, 'curseur',
      pg_temp.appeler('utilisateurs_attributions', 'admin',
        jsonb_build_object('id', essai.id('agent ESSAI'), 'limite', 2)) -> 'suivant')),
  concat_ws(',', pg_temp.jour(-9), to_char(essai.t(-400), 'YYYY-MM-DD')), 'the next page');
select is(pg_temp.appeler('utilisateurs_attributions', 'admin',
    jsonb_build_object('id', essai.id('?'))), '"404 utilisateur_inconnu"',
  'an account that nobody knows');

select * from finish();
rollback;
