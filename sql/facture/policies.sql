-- Restricts the publisher's invoice references to calls of the publisher.
-- Spec: licences-et-factures#factures.
-- Chosen: docs/decisions/0070-licences-factures-tables.md. A publisher's call belongs to no
--         organization.
do $policies$
begin
  if not (select c.relrowsecurity and c.relforcerowsecurity from pg_catalog.pg_class c
          where c.oid = 'facture.facture'::regclass) then
    alter table facture.facture enable row level security;
    alter table facture.facture force row level security;
  end if;
  if not exists (select from pg_catalog.pg_policy
                 where polrelid = 'facture.facture'::regclass and polname = 'editeur') then
    create policy editeur on facture.facture to metier
      using ((select current_setting('sillon.editeur', true)) = 'oui');
  end if;
end
$policies$;
