-- Spec: reglages#images: `GET /v1/moi` tells members the address of the imagery, while it is set.
begin;
set local role metier;
select plan(3);
select essai.preparer();

create function pg_temp.images(p_organisation text) returns jsonb language sql as $$
  select v1.moi(essai.appelant(p_organisation, 'agent'), '{}')::jsonb -> 'images'
$$;
select is(pg_temp.images('ESSAI'), null, 'off by default');
select essai.entrer('ESSAI');
insert into reglage.reglage values
  (core.organisation_id(), 'carte.images', 1, '"https://a/{z}/{x}/{y}"', now() - interval '1 day');
select is(pg_temp.images('ESSAI'), '"https://a/{z}/{x}/{y}"', 'told while it is set');
select is(pg_temp.images('VOISIN'), null, 'and nothing to a neighbour');

select * from finish();
rollback;
