-- Permissions of accounts: the periods in which an account held a set, and in which the set
-- contained the permission.
-- Spec: identites-et-droits#permission-a-la-date.
create or replace view utilisateur.permission_tenue as
  select a.organisation_id, a.utilisateur_id, e.permission, a.periode, e.incluse_pendant
  from utilisateur.attribution a
    join utilisateur.ensemble_permission e using (organisation_id, ensemble_id);
comment on view utilisateur.permission_tenue is
  'The permissions that each account holds, with when.';
