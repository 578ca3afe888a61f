-- Spec: service#actes-simultanes: a version written by an act that waited for a lock is in force
-- after the one before it.
begin;
set local role metier;
select plan(2);
select essai.preparer();

select utilisateur.modifier_ensemble(essai.session(), essai.ensemble('commercial'), d.demande,
  essai.t(d.jour))
from (values ('{"version_base": 1, "permissions": ["sales.manage"]}'::jsonb, 2),
             ('{"version_base": 2, "permissions": ["sales.manage", "dashboard.view"]}', 1)
  ) as d (demande, jour);
select is((select array_agg(v.le order by v.version) from utilisateur.ensemble_version v
    where v.ensemble_id = essai.ensemble('commercial') and v.version > 1),
  array[essai.t(2), essai.t(2)], 'in their order');
select is(essai.contenu('commercial', essai.t(2)), 'dashboard.view,sales.manage',
  'the later one holds');

select * from finish();
rollback;
