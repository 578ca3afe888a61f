-- Spec: identites-et-droits#journal-des-appels: a refused call is journalled, though its
-- transaction is rolled back.
begin;
set local role metier;
select plan(1);
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

do $$
  begin perform essai.en_tant_que('api',
    format('select v1.journaliser_refus(%L, %L)', essai.appelant('ESSAI', 'agent'),
  '{"methode": "GET", "chemin": "/v1/rejets", "code": "droit_manquant",
    "details": {"permissions": ["devices.manage"]}}')); end $$;
select results_eq(
  'select a.utilisateur_id, a.methode, a.chemin, a.code, a.details from '
  'journal.appel_administration a',
  $$ values (essai.id('agent ESSAI'), 'GET', '/v1/rejets', 'droit_manquant',
      '{"permissions": ["devices.manage"]}'::jsonb) $$, 'who, what, why');

select * from finish();
rollback;
