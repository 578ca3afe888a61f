-- Policies of the publisher's journal: refused calls of any account are written; only a call of the
-- publisher may read.
-- Spec: organisations-et-modules#journal-editeur.
-- Chosen: docs/decisions/0015-comptes.md. A publisher's call belongs to no organization.
do $policies$
begin
  if not (select c.relrowsecurity and c.relforcerowsecurity from pg_catalog.pg_class c
          where c.oid = 'journal.appel_editeur'::regclass) then
    alter table journal.appel_editeur enable row level security;
    alter table journal.appel_editeur force row level security;
  end if;
  if not exists (select from pg_catalog.pg_policy
                 where polrelid = 'journal.appel_editeur'::regclass and polname = 'ecriture') then
    create policy ecriture on journal.appel_editeur for insert to metier with check (true);
    create policy editeur on journal.appel_editeur for select to metier
      using ((select current_setting('sillon.editeur', true)) = 'oui');
  end if;
end
$policies$;
