-- Spec: identites-et-droits#organisation-active: the cached keys of an account admit its caller
-- while the account and its organization are active; without them the whole identity is checked.
begin;
set local role metier;
select plan(11);
select essai.preparer();

create function pg_temp.appelant(p_autres jsonb default '{}') returns jsonb language sql as $$
  select essai.appelant('ESSAI', 'agent', jsonb_build_object('connu', jsonb_build_object(
    'organisation_id', essai.id('organisation ESSAI'), 'utilisateur_id', essai.id('agent ESSAI')))
    || p_autres)
$$;
create function pg_temp.identifier(p_appelant jsonb) returns text language plpgsql as $$
declare
  v_session utilisateur.session;
begin
  perform set_config('sillon.organisation_id', '', true),
    set_config('sillon.utilisateur_id', '', true);
  v_session := utilisateur.identifier(p_appelant, essai.t());
  if v_session.organisation_id <> core.organisation_id()
    or v_session.utilisateur_id::text <> current_setting('sillon.utilisateur_id')
  then
    return 'another context';
  end if;
  return concat_ws(' ', essai.code(), (select u.identifiant from utilisateur.utilisateur u
                                       where u.id = v_session.utilisateur_id),
                   case when v_session.actif then 'active' end);
exception when sqlstate 'TR403' then
  return sqlerrm;
end
$$;

select is(pg_temp.identifier(pg_temp.appelant()), 'ESSAI agent active', 'by its keys');
select is(pg_temp.identifier(pg_temp.appelant('{"sujet": "who was bound since"}')),
  'ESSAI agent active', 'which the service vouches for as for the subject');
select is((select array_agg(o.code) from organisation.organisation o), '{ESSAI}',
  'one organization is seen');
select is(pg_temp.identifier(pg_temp.appelant(jsonb_build_object('connu', jsonb_build_object(
    'organisation_id', essai.id('organisation ESSAI'),
    'utilisateur_id', essai.id('agent VOISIN'))))),
  'ESSAI agent active', 'an account of another organization is none: the subject is looked up');
select is(pg_temp.identifier(pg_temp.appelant(jsonb_build_object('connu', jsonb_build_object(
    'organisation_id', gen_random_uuid(), 'utilisateur_id', gen_random_uuid())))),
  'ESSAI agent active', 'nor is one that was here before a restoration');

-- Spec: identites-et-droits#plusieurs-organisations.
select essai.entrer('ESSAI');
select from essai.ouvrir('marie');
select essai.entrer('VOISIN');
select from essai.ouvrir('marie');
select personne.attacher(essai.compte('marie'), essai.appelant('VOISIN', 'marie'), essai.t(-5));
select utilisateur.lier_identite(essai.appelant('VOISIN', 'marie'), essai.t(-5));
create temp table marie as select essai.appelant('VOISIN', 'marie', jsonb_build_object('connu',
  jsonb_build_object('organisation_id', core.organisation_id(),
                     'utilisateur_id', essai.compte('marie')))) as appelant,
  essai.compte('marie') as id;
select is(pg_temp.identifier(m.appelant), 'VOISIN marie active', 'who agreed to an organization')
from marie as m;
select utilisateur.desactiver(essai.id('admin VOISIN'), m.id, 'partie', essai.t(-2)),
  utilisateur.reactiver(essai.id('admin VOISIN'), m.id, 'revenue', essai.t(-1))
from marie as m;
select is(pg_temp.identifier(m.appelant), 'organisation_non_autorisee',
  'and who is asked for it again has no account there meanwhile') from marie as m;

select essai.entrer('ESSAI');
select utilisateur.changer_statut(essai.id('admin ESSAI'), essai.id('agent ESSAI'), 'suspendre',
  'essai', essai.t(-2));
select is(pg_temp.identifier(pg_temp.appelant()), 'ESSAI agent', 'suspended, it is not active');
select utilisateur.changer_statut(essai.id('admin ESSAI'), essai.id('agent ESSAI'), 'reactiver',
  'essai', essai.t(-1));
select is(pg_temp.identifier(pg_temp.appelant()), 'ESSAI agent active', 'and is again');
update organisation.organisation set statut = 'suspendue';
select is(pg_temp.identifier(pg_temp.appelant()), 'organisation_suspendue',
  'its organization suspended');
select is(pg_temp.identifier(pg_temp.appelant('{"organisations": []}')), 'organisation_absente',
  'and whoever is asked everything is refused as anybody');

select * from finish();
rollback;
