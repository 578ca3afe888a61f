-- Spec: commandes#identite: a draining token stands for one device of one account, and is refused
-- where an identity is required.
begin;
set local role metier;
select plan(9);
select essai.preparer();

create function pg_temp.jeton(p_champs jsonb default '{}', p_autres jsonb default '{}')
returns jsonb language sql as $$
  select jsonb_build_object('emetteur', 'service', 'sujet', 'x', 'identifiant', null,
    'organisations', '[]'::jsonb, 'roles', '[]'::jsonb,
    'x_organisation', null, 'vidage',
    jsonb_build_object('organisation_id', essai.id('organisation ESSAI'), 'utilisateur_id',
      essai.id('agent ESSAI'),
      'appareil_id', essai.id('appareil ESSAI')) || p_champs) || p_autres
$$;
create function pg_temp.porteur(p_jeton jsonb, p_id uuid default essai.id('appareil ESSAI'))
returns text language sql as $$
  select essai.essayer(
    format('select (utilisateur.identifier_porteur(%L, %L, essai.t())).utilisateur_id', p_jeton,
      p_id))
$$;
select is(pg_temp.porteur(pg_temp.jeton()), essai.id('agent ESSAI')::text, 'its device');
select is(pg_temp.porteur(pg_temp.jeton(), essai.id('autre')), '403 vidage_autre_appareil',
  'another device');
select is(pg_temp.porteur(pg_temp.jeton(), null), '403 vidage_autre_appareil', 'no device');
select is(
  pg_temp.porteur(pg_temp.jeton(jsonb_build_object('utilisateur_id', essai.id('rsci ESSAI')))),
  '403 organisation_non_autorisee', 'another account');
select is(
  pg_temp.porteur(
    pg_temp.jeton(jsonb_build_object('organisation_id', essai.id('organisation VOISIN')))),
  '403 organisation_non_autorisee', 'another organization');
select is(pg_temp.porteur(pg_temp.jeton('{}', '{"x_organisation": "VOISIN"}')),
  '403 organisation_non_autorisee', 'a header that names another');
select is(essai.essayer(format('select utilisateur.identifier(%L, essai.t())', pg_temp.jeton())),
  '403 organisation_absente', 'it is nobody elsewhere');
select essai.entrer('ESSAI');
update organisation.organisation set statut = 'suspendue';
select is(pg_temp.porteur(pg_temp.jeton()), '403 organisation_suspendue',
  'a suspended organization');
update organisation.organisation set statut = 'active';
select is(pg_temp.porteur(essai.appelant('ESSAI', 'agent')), essai.id('agent ESSAI')::text,
  'an identity token, as everywhere');

select * from finish();
rollback;
