-- Policies of the tables of persons: a person is readable and writable inside a call of the
-- organization that created the identity, or in an act of that same person, named in
-- `sillon.personne`. The person sees their own attachments in every organization.
-- Chosen: docs/decisions/0015-comptes.md. Policies read settings only; a name of another
--         organization can violate a unique key, but can never be read.
do $policies$
begin
  if not (select c.relrowsecurity and c.relforcerowsecurity from pg_catalog.pg_class c
          where c.oid = 'personne.personne'::regclass) then
    alter table personne.personne enable row level security;
    alter table personne.personne force row level security;
  end if;
  if not exists (select from pg_catalog.pg_policy
                 where polrelid = 'personne.personne'::regclass and polname = 'gerante') then
    create policy gerante on personne.personne to metier
      using (geree_par =
        (select nullif(current_setting('sillon.organisation_id', true), '')::uuid));
    create policy elle_meme on personne.personne to metier
      using (identifiant = (select nullif(current_setting('sillon.personne', true), '')));
    create policy les_siens on personne.rattachement for select to metier
      using (identifiant = (select nullif(current_setting('sillon.personne', true), '')));
  end if;
end
$policies$;
