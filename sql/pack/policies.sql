-- Policies for drafts of packs: only a call of the publisher may read and write them.
-- Spec: editeur#brouillon.
do $policies$
begin
  if not (select c.relrowsecurity and c.relforcerowsecurity from pg_catalog.pg_class c
          where c.oid = 'pack.brouillon'::regclass) then
    alter table pack.brouillon enable row level security;
    alter table pack.brouillon force row level security;
  end if;
  if not exists (select from pg_catalog.pg_policy
                 where polrelid = 'pack.brouillon'::regclass and polname = 'editeur') then
    create policy editeur on pack.brouillon to metier
      using ((select current_setting('sillon.editeur', true)) = 'oui');
  end if;
end
$policies$;
