-- Spec: identites-et-droits#organisation-active: 403 `organisation_inconnue`.
begin;
set local role metier;
select plan(3);
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

select is(pg_temp.identifier(pg_temp.appelant('{INCONNUE}')), 'organisation_inconnue',
  'a code that no organization bears');
select is(pg_temp.identifier(pg_temp.appelant('{"ESSAI,VOISIN"}')), 'organisation_inconnue',
  'two codes in one string');
select is(pg_temp.identifier(pg_temp.appelant('{essai}')), 'organisation_inconnue',
  'codes are upper case');

select * from finish();
rollback;
