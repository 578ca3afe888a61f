-- Policies of the organization table: a row is readable inside a call of the organization or,
-- before an organization is chosen, by the codes in the token.
-- Spec: identites-et-droits#organisation-active.
do $policies$
begin
  if not (select c.relrowsecurity and c.relforcerowsecurity from pg_catalog.pg_class c
          where c.oid = 'organisation.organisation'::regclass) then
    alter table organisation.organisation enable row level security;
    alter table organisation.organisation force row level security;
  end if;
  if not exists (select from pg_catalog.pg_policy
                 where polrelid = 'organisation.organisation'::regclass
                   and polname = 'locataire') then
    create policy locataire on organisation.organisation to metier
      using (id = (select nullif(current_setting('sillon.organisation_id', true), '')::uuid));
    create policy nommee_par_le_jeton on organisation.organisation for select to metier
      using (code = any (string_to_array((select current_setting('sillon.codes', true)), ',')));
    create policy cockpit on organisation.organisation for select to cockpit using (true);
  end if;
end
$policies$;
