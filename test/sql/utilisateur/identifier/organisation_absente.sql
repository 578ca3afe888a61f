-- Spec: identites-et-droits#organisation-active: a token without any code is
-- `organisation_absente`.
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

select is(pg_temp.identifier(pg_temp.appelant('{}')), 'organisation_absente', 'an empty list');
select is(pg_temp.identifier(pg_temp.appelant('{}', 'ESSAI')), 'organisation_absente',
  'whatever the header says');
select is(pg_temp.identifier(pg_temp.appelant('{}') - 'organisations'), 'organisation_absente',
  'no list');
select is(pg_temp.identifier(pg_temp.appelant('{ESSAI}')), 'organisation ESSAI', 'one code');

select * from finish();
rollback;
