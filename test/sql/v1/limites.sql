-- Spec: reglages#requetes: each existing organization has its own present limits.
begin;
set local role metier;
select plan(3);
select essai.preparer();

insert into reglage.reglage values
  (core.organisation_id(), 'limites.compte_par_min', 1, '70', now() - interval '1 day', null),
  (core.organisation_id(), 'limites.compte_par_min', 2, '80', now() + interval '1 day', null),
  (core.organisation_id(), 'limites.appareil_par_min', 1, '90', now() - interval '1 hour', null);
select essai.entrer('VOISIN');

select is(v1.limites('{ESSAI,VOISIN,NULLEPART}')::jsonb,
  '{"ESSAI": {"compte": 70, "appareil": 90, "organisation": 60000},
    "VOISIN": {"compte": 12000, "appareil": 3000, "organisation": 60000}}'::jsonb,
  'a version to come limits nothing yet, neighbours have the defaults, who is not there has none');
select is(v1.limites('{}')::jsonb, '{}'::jsonb, 'nobody is asked for, nobody is told');
-- docs/decisions/0092: «its phones send by themselves».
select is(c.minimum, 600::bigint, 'an organization is never left with as little as an account')
from reglage.cle c where c.cle = 'limites.organisation_par_min';

select * from finish();
rollback;
