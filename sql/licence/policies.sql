-- Policies for the licences of all organizations, which the publisher's cockpit reads.
-- Spec: licences-et-factures#registre.
do $policies$
begin
  if not exists (select from pg_catalog.pg_policy
                 where polrelid = 'licence.licence'::regclass and polname = 'cockpit') then
    create policy cockpit on licence.licence for select to cockpit using (true);
    create policy cockpit on licence.licence_en_vigueur for select to cockpit using (true);
  end if;
end
$policies$;
