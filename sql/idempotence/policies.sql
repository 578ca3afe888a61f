-- Restricts the publisher's stored responses to calls of the publisher.
-- Chosen: docs/decisions/0040-cles-d-idempotence.md. A publisher's call belongs to no organization.
do $policies$
begin
  if not exists (select from pg_catalog.pg_class
                 where oid = 'idempotence.reponse_gardee_editeur'::regclass
                   and relrowsecurity and relforcerowsecurity) then
    alter table idempotence.reponse_gardee_editeur enable row level security;
    alter table idempotence.reponse_gardee_editeur force row level security;
  end if;
  if not exists (select from pg_catalog.pg_policy
                 where polrelid = 'idempotence.reponse_gardee_editeur'::regclass
                   and polname = 'editeur') then
    create policy editeur on idempotence.reponse_gardee_editeur to metier
      using ((select current_setting('sillon.editeur', true)) = 'oui');
  end if;
end
$policies$;
