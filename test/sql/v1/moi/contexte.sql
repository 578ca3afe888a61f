-- Spec: identites-et-droits#moi: `GET /v1/moi`, current user context: utilisateur, organisation,
-- permissions, modules, onboarding.
begin;
set local role metier;
select plan(5);
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

select module.activer('stock', '2020-01-01');
select module.activer('ventes', '2020-01-01');
update module.activation set actif_pendant = '{[2020-01-01,2021-01-01)}' where module = 'ventes';
select module.activer('rappel', '2999-01-01');
create temp table r as select pg_temp.appeler('moi', 'agent') as j;

select is(j -> 'utilisateur',
  jsonb_build_object('id', essai.id('agent ESSAI'), 'identifiant', 'agent', 'nom_affiche', 'Agent',
    'statut', 'actif'),
  'the account') from r;
select is(j -> 'organisation',
  jsonb_build_object('id', essai.id('organisation ESSAI'), 'code', 'ESSAI', 'nom',
    'Coopérative ESSAI', 'langue', 'fr',
  'fuseau_horaire', 'Africa/Porto-Novo', 'devise_defaut', 'XOF'), 'its organization') from r;
select is(j -> 'permissions', to_jsonb(utilisateur.permissions(essai.id('agent ESSAI'), now())),
  'its permissions') from r;
select is(j -> 'modules',
  '[{"code": "noyau", "etat": "actif"}, {"code": "stock", "etat": "actif"},
    {"code": "ventes", "etat": "lecture_seule"}]',
  'active modules, those that were; a never-activated one is absent') from r;
select is(j -> 'onboarding', '{"requis": true, "etat": "jamais"}', 'its onboarding') from r;

select * from finish();
rollback;
