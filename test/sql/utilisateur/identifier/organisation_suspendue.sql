-- Spec: organisations-et-modules#suspension: calls of a suspended organization are refused, and its
-- data stays.
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

update organisation.organisation set statut = 'suspendue';
select is(pg_temp.identifier(pg_temp.appelant('{ESSAI}')), 'organisation_suspendue',
  'while suspended');
select is(pg_temp.identifier(pg_temp.appelant('{VOISIN}')), 'organisation VOISIN',
  'another one is not');
select essai.entrer('ESSAI');
update organisation.organisation set statut = 'active';
select is(pg_temp.identifier(pg_temp.appelant('{ESSAI}')), 'organisation ESSAI', 'active again');

select * from finish();
rollback;
