-- Spec: base#cloisons: the rows of each tenant table are isolated by policies, also from its owner.
begin;
select plan(6);

select is_empty($$
  select t.nom from essai.tables() t join pg_class c on c.oid = t.oid
  where not (c.relrowsecurity and c.relforcerowsecurity)
$$, 'row-level security is enabled and forced on every tenant table');
select is_empty($$
  select t.nom from essai.tables() t
  where not exists (select from pg_policy p where p.polrelid = t.oid
    and 'metier'::regrole = any (p.polroles))
$$, 'every tenant table has a policy for the rules');
select is_empty($$
  select p.polrelid::regclass, p.polname from pg_policy p
  where p.polroles && array[0, 'api'::regrole, 'taches'::regrole, 'proprietaire'::regrole]::oid[]
$$, 'no policy lets PUBLIC or another role in');
select is_empty($$
  select p.polrelid::regclass, p.polname from pg_policy p
    join essai.tables() t on t.oid = p.polrelid
  where 'lecture'::regrole = any (p.polroles)
    and (p.polroles <> array['lecture'::regrole]::oid[] or p.polcmd <> 'r'
      or pg_get_expr(p.polqual, p.polrelid) !~ ('^\(\(' || t.organisation
        || ' = \( SELECT .*sillon\.organisation_id.* AND \( SELECT .*sillon\.lectures'))
$$,
  'what back-office reads see is judged by the organization of the call and by what its caller '
  'reads');
select is_empty($$
  select t.nom, p.polname from essai.tables() t join pg_policy p on p.polrelid = t.oid
  where 'metier'::regrole = any (p.polroles) and p.polcmd <> 'r'
    and pg_get_expr(p.polqual, p.polrelid) !~ ('^\(' || t.organisation
      || ' = \( SELECT .*sillon\.organisation_id')
$$, 'what the rules may write is judged by the organization of the call alone');

select is_empty($$
  select p.polrelid::regclass, p.polname from pg_policy p
  where 'rapports'::regrole = any (p.polroles)
    and p.polrelid not in ('rapports.acces'::regclass, 'organisation.organisation'::regclass)
    and (p.polroles <> array['rapports'::regrole]::oid[] or p.polcmd <> 'r'
      or pg_get_expr(p.polqual,
        p.polrelid) !~ '^\(organisation_id = \( SELECT rapports\.organisation_id\(\)')
$$, 'what reports see is judged by the login that reads them');

select * from finish();
rollback;
