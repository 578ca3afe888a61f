-- Spec: identites-et-droits#organisation-active: a person in several organizations must name one.
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

select is(pg_temp.identifier(pg_temp.appelant('{ESSAI,VOISIN}')), 'organisation_a_preciser',
  'several codes, no header');
select is(pg_temp.identifier(pg_temp.appelant('{ESSAI,VOISIN}', 'ESSAI')), 'organisation ESSAI',
  'the header says which');
select is(pg_temp.identifier(pg_temp.appelant('{ESSAI,VOISIN}', 'VOISIN')), 'organisation VOISIN',
  'or the other');
select is(pg_temp.identifier(pg_temp.appelant('{ESSAI}', 'ESSAI')), 'organisation ESSAI',
  'a header is welcome with one code too');

select * from finish();
rollback;
