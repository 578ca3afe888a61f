-- Spec: reglages#images: the worker reads the address that its organization has now, and no other.
begin;
set local role metier;
select plan(8);
select essai.preparer();

insert into reglage.reglage values
  (core.organisation_id(), 'carte.images', 1, '"https://a/{z}/{x}/{y}"', now() - interval '1 day'),
  (core.organisation_id(), 'carte.images', 2, '"https://b/{z}/{x}/{y}"', now() + interval '1 day');
create function pg_temp.admises(p_organisation text, p_adresse text) returns boolean
language plpgsql as $$
declare
  v_oui boolean;
begin
  set local role api;
  v_oui := v1.images_admises(jsonb_build_object(
    'organisation', p_organisation, 'adresse', p_adresse))::text::boolean;
  set local role metier;
  return v_oui;
end
$$;
select ok(pg_temp.admises('ESSAI', 'https://a/{z}/{x}/{y}'), 'its own');
select ok(not pg_temp.admises('ESSAI', 'https://b/{z}/{x}/{y}'), 'not one to come');
select ok(not pg_temp.admises('ESSAI', 'https://a/{z}/{x}/'), 'not one alike');
select ok(not pg_temp.admises('ESSAI', null), 'nor none');
select ok(not pg_temp.admises('VOISIN', 'https://a/{z}/{x}/{y}'), 'not that of a neighbour');
select ok(not pg_temp.admises('VOISIN', null), 'none is none');
select ok(not pg_temp.admises('NULLEPART', 'https://a/{z}/{x}/{y}'), 'not of nowhere');
select essai.entrer('ESSAI');
insert into reglage.reglage values
  (core.organisation_id(), 'carte.images', 3, 'null', now() - interval '1 hour');
select ok(not pg_temp.admises('ESSAI', 'https://a/{z}/{x}/{y}'), 'no more once it is gone');

select * from finish();
rollback;
