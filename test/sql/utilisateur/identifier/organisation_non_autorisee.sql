-- Spec: identites-et-droits#organisation-active: 403 `organisation_non_autorisee` (no account
-- there).
begin;
set local role metier;
select plan(4);
select essai.preparer();

create function pg_temp.identifier(p_appelant jsonb) returns text language plpgsql as $$
begin
  perform set_config('sillon.organisation_id', '', true);
  perform utilisateur.identifier(p_appelant, essai.t());
  return 'organisation ' || essai.code();
exception when sqlstate 'TR403' then
  return sqlerrm;
end
$$;
create function pg_temp.appelant(p_organisations text, p_x text default null) returns jsonb
language sql as $$
  select essai.appelant('ESSAI', 'agent',
    jsonb_build_object('organisations', to_jsonb(p_organisations::text[]), 'x_organisation', p_x))
$$;

select is(pg_temp.identifier(pg_temp.appelant('{ESSAI}', 'VOISIN')), 'organisation_non_autorisee',
  'a header that the token does not name');
select is(pg_temp.identifier(pg_temp.appelant('{ESSAI}', 'INCONNUE')), 'organisation_non_autorisee',
  'whether it exists or not');
select is(pg_temp.identifier(pg_temp.appelant('{ESSAI}')
    || '{"identifiant": "personne", "identifiant_sur": "personne", "sujet": "personne"}'),
  'organisation_non_autorisee',
  'an organization where the person has no account');
select is(pg_temp.identifier(pg_temp.appelant('{ESSAI}')), 'organisation ESSAI',
  'one where the person has one');

select * from finish();
rollback;
